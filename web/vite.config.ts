import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import ph from "@iconify-json/ph/icons.json" with { type: "json" };
import { defineConfig, type Plugin } from "vite";

/** The interface icons that are used, out of the Phosphor set: `virtual:icons` is a record of SVG bodies. */
function icons(names: string[]): Plugin {
  const set: Record<string, { body: string }> = ph.icons;
  const bodies = Object.fromEntries(names.map((name) => [name, set[name]?.body ?? ""]));
  return {
    name: "icons",
    resolveId: (id) => (id === "virtual:icons" ? "\0icons" : null),
    load: (id) => (id === "\0icons" ? `export default ${JSON.stringify(bodies)}` : null),
  };
}

const ICONS = [
  "arrow-counter-clockwise",
  "arrow-right",
  "article",
  "book-open",
  "caret-left",
  "caret-right",
  "chat-circle",
  "check",
  "clock-counter-clockwise",
  "copy",
  "download-simple",
  "eye",
  "eye-slash",
  "gear",
  "git-branch",
  "hexagon",
  "house",
  "keyboard",
  "lightbulb",
  "list-numbers",
  "magnifying-glass",
  "pause",
  "play",
  "plus",
  "qr-code",
  "question",
  "robot",
  "share-network",
  "skip-back",
  "skip-forward",
  "television",
  "timer",
  "trophy",
  "user",
  "users",
  "wifi-slash",
  "x",
];

export default defineConfig({
  plugins: [
    svelte(),
    icons(ICONS),
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
