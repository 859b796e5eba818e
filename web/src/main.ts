import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/fraunces";
import "./core/theme.css";
import "./core/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForLater } from "./core/offline";

const target = document.getElementById("app");
if (target) mount(App, { target });
// What is kept is a comfort: without it the page only needs the network. It waits until the page is there.
addEventListener("load", () => setTimeout(() => keepForLater().catch(() => undefined), 3000));
