import { hydrateCounter } from "./counter.js";

const root = document.getElementById("root");

hydrateCounter(root, Number(root.dataset.count));
