import "@fontsource-variable/vollkorn/wght.css";
import "@fontsource-variable/vollkorn/wght-italic.css";
import "@fontsource/rye/400.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { mount } from "svelte";
import Dev from "./Dev.svelte";
mount(Dev, { target: document.getElementById("app")! });
