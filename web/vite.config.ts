import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { readFileSync } from "node:fs";
import emoji from "@iconify-json/fluent-emoji-flat/icons.json" with { type: "json" };
import tabletop from "@iconify-json/game-icons/icons.json" with { type: "json" };
import ph from "@iconify-json/ph/icons.json" with { type: "json" };
import { defineConfig, type Plugin } from "vite";
import { languages } from "./languages.ts";
import { portraits } from "./portraits.ts";

type IconSet = Record<string, { body: string }>;

/** Those icons of a set that are used: the module is a record of SVG bodies by name. */
function icons(module: string, set: IconSet, names: string[]): Plugin {
  const missing = names.filter((name) => !set[name]);
  if (missing.length > 0) throw new Error(`${module}: no such icon: ${missing.join(", ")}`);
  return made(module, Object.fromEntries(names.map((name) => [name, set[name]?.body ?? ""])));
}

/** A module that holds drawings by name, made while the page is built. */
function made(module: string, drawings: Record<string, string>): Plugin {
  return {
    name: module,
    resolveId: (id) => (id === `virtual:${module}` ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? `export default ${JSON.stringify(drawings)}` : null),
  };
}

/** The pictures that a game's own edition names. */
function pictures(game: string): string[] {
  const edition = new URL(`../src/souvenir/games/${game}/editions/base.toml`, import.meta.url);
  const named = readFileSync(edition, "utf8").matchAll(/\bicon = "([^"]+)"/g);
  return Array.from(named, ([, name]) => name ?? "");
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
  "hands-clapping",
  "heart",
  "hexagon",
  "hourglass",
  "house",
  "keyboard",
  "lightbulb",
  "list-bullets",
  "list-numbers",
  "magnifying-glass",
  "pause",
  "pencil-simple",
  "play",
  "printer",
  "plus",
  "qr-code",
  "question",
  "robot",
  "share-network",
  "skip-back",
  "skip-forward",
  "smiley",
  "star",
  "television",
  "target",
  "timer",
  "trash",
  "trophy",
  "user",
  "users",
  "wifi-slash",
  "x",
];

/** Only on the cards of Déjà Vu. */
const POWERS = ["cards", "cards-three", "flower-lotus", "footprints", "magnet", "stack", "treasure-chest"];

/** The places of the Mistral quarter, as Fluent Emoji shows them. */
const PLACES = [
  "artist-palette",
  "clinking-beer-mugs",
  "deciduous-tree",
  "fork-and-knife-with-plate",
  "hospital",
  "hotel",
  "locked",
  "performing-arts",
  "police-car-light",
  "sailboat",
  "school",
  "station",
  "tangerine",
  "wrench",
];

/** Only on the embrouilles and around the dice. */
const TROUBLES = [
  "card-exchange",
  "card-play",
  "cycle",
  "discussion",
  "handcuffs",
  "keyring",
  "magnifying-glass",
  "phone",
  "robber-hand",
  "rolling-dices",
  "shopping-bag",
  "shouting",
  "sprint",
  "steam-locomotive",
  "windy-stripes",
];

export default defineConfig({
  plugins: [
    svelte(),
    languages(),
    icons("icons", ph.icons, ICONS),
    icons("pictures", emoji.icons, pictures("memoria")),
    icons("dejavu-icons", ph.icons, POWERS),
    made("mistral-people", portraits()),
    icons("mistral-places", emoji.icons, PLACES),
    icons("mistral-icons", tabletop.icons, TROUBLES),
    VitePWA({
      registerType: "autoUpdate",
      // core/offline.ts does it when the page is there.
      injectRegister: null,
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
        skipWaiting: true,
        clientsClaim: true,
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        // The pictures of one game come with that game, and not before.
        globIgnores: ["**/pictures-*.js"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/],
        runtimeCaching: [
          { urlPattern: /\/assets\/pictures-/, handler: "CacheFirst", options: { cacheName: "pictures" } },
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
