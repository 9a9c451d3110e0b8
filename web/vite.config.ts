import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by the Python server under a strict policy: no inline script or style, one host.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/posse/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: fonts would not pass the policy
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:4141",
      "/words": "http://127.0.0.1:4141",
      "/socket": { target: "ws://127.0.0.1:4141", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
