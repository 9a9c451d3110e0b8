import { existsSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
const port = process.env.POSSE_PORT ?? "4141";
const base = `http://127.0.0.1:${port}`;
const stub = { name: "stub", enforce: "pre" as const, resolveId(id: string) { if (/(TablePage|ReplayPage)\.svelte$/.test(id) && !existsSync("src/shell/" + id.split("/").pop())) return "\0stub"; return null; }, load(id: string) { return id === "\0stub" ? "export default function(){}" : null; } };
export default defineConfig({ plugins: [stub, svelte()], cacheDir: "/tmp/look-vite", optimizeDeps: { noDiscovery: true, include: [] }, server: { port: 5191, strictPort: true, host: "127.0.0.1", proxy: { "/api": base, "/words": base, "/socket": { target: base.replace("http", "ws"), ws: true } } } });
