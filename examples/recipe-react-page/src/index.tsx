import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no element with the ID root.");

createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
