import { existsSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import vite from "./vite.config.ts";

// The shell is the same browser without its windows.
const SHELL = "/usr/bin/chromium-headless-shell";
const executablePath = existsSync(SHELL) ? SHELL : "/usr/bin/chromium";
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default mergeConfig(
  vite,
  defineConfig({
    envPrefix: ["VITE_", "SOUVENIR_SOAK"],
    test: {
      include: ["src/**/*.test.ts"],
      // For machines that have much else to do: nothing waits so long that goes right.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Debian's Chromium: the one Playwright would download cannot be had everywhere.
        provider: playwright({ launchOptions: { executablePath, args: flags } }),
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);
