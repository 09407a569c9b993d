import "@fontsource/marcellus/latin-400.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { sayWhere } from "./lib/notice";

const target = document.getElementById("app");
if (target) mount(App, { target });
sayWhere();
