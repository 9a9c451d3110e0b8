import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { mount } from "svelte";
import Cover from "./src/look/Picture.svelte";
const q = new URLSearchParams(location.search);
document.documentElement.dataset.light = q.get("light") ?? "light";
for (const game of ["stage-coach","pony-express","other"]) { const d = document.createElement("div"); d.style.width = (q.get("w") ?? "900") + "px"; d.style.margin="10px"; document.body.append(d); mount(Cover, { target: d, props: { game } }); }
