import { existsSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
const base = "http://127.0.0.1:4171";
const proxy = { "/api": { target: base, changeOrigin: false }, "/words": { target: base, changeOrigin: false }, "/socket": { target: base.replace("http", "ws"), ws: true, changeOrigin: false } };
const stub = { name: "stub", enforce: "pre" as const, resolveId(id: string) { if (/(TablePage|ReplayPage)\.svelte$/.test(id) && (process.env.STUB || !existsSync("src/shell/" + id.split("/").pop()))) return "\0stub"; return null; }, load(id: string) { return id === "\0stub" ? "export default function(){}" : null; } };
export default defineConfig({ plugins: [stub, svelte()], build: { outDir: "/tmp/look-dist", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } }, preview: { port: 5191, strictPort: true, host: "127.0.0.1", proxy } });
