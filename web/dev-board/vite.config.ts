import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { readFileSync } from "node:fs";
export default defineConfig({ root: "/work/main/web", cacheDir: "/tmp/board/vite", configFile: false as any, plugins: [svelte(), { name: "w", configureServer(s) { s.middlewares.use((q, r, n) => { const m = q.url?.match(/^\/words\/(\w+)\.ftl/); if (m) { r.end(readFileSync(`/work/main/src/posse/locales/${m[1]}.ftl`)); } else if (q.url === "/fixture.json") r.end(readFileSync("/tmp/board/fixture.json")); else n(); }); } }] , server: { hmr: false, port: 5199, host: "127.0.0.1" }});
