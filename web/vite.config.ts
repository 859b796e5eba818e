import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      registerType: "autoUpdate",
      manifest: {
        name: "Souvenir",
        short_name: "Souvenir",
        description: "Board games about memory",
        start_url: "/",
        display: "standalone",
        background_color: "#f5ecdd",
        theme_color: "#f5ecdd",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/],
        runtimeCaching: [
          // What the rules pages need without a network; what happens at tables is never kept.
          {
            urlPattern: /\/api\/(games|words\/.*|editions\/.*)$/,
            handler: "NetworkFirst",
            options: { cacheName: "boxes", networkTimeoutSeconds: 3 },
          },
        ],
      },
    }),
  ],
  build: { outDir: "../src/souvenir/page", emptyOutDir: true, target: "es2022" },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
