import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import Cart from "./icons/cart.svg";
import { ReadingList } from "./reading-list";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no element with the ID root.");

createRoot(element).render(
  <StrictMode>
    <ReadingList books={["Emma", "Ulysses"]} />
    <button>
      <Cart color="rebeccapurple" aria-hidden="true" /> Add to cart
    </button>
  </StrictMode>,
);
