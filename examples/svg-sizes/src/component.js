import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { icons } from "./icons.js";

createRoot(document.body).render(
  icons.map((Icon, index) => createElement(Icon, { key: index })),
);
