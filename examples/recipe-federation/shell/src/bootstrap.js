import { createElement, lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Boundary } from "./boundary.js";

// #region federation
const Cart = lazy(() => import("shop/cart"));
// #endregion

const page = createElement(
  "main",
  {},
  createElement("h1", {}, "Store"),
  createElement(
    Boundary,
    { fallback: createElement("p", {}, "The cart is not available.") },
    createElement(
      Suspense,
      { fallback: createElement("p", {}, "Loading …") },
      createElement(Cart, { items: ["Book", "Pen"] }),
    ),
  ),
);

createRoot(document.getElementById("root")).render(page);
