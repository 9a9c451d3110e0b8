/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// Where `npm run dev` finds the server.
const posse = loadEnv("", ".", "POSSE_").POSSE_SERVER ?? "http://127.0.0.1:4141";

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
      // The server checks that a request comes from its own page: the host must stay as it is.
      "/api": { target: posse, changeOrigin: false },
      "/words": { target: posse, changeOrigin: false },
      "/socket": { target: posse.replace("http", "ws"), ws: true, changeOrigin: false },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/lib/testSetup.ts"] },
});
