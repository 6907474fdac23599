import { createElement, useState } from "react";

export default function Cart({ items }) {
  const [isOpen, setIsOpen] = useState(false);

  return createElement(
    "section",
    {},
    createElement(
      "button",
      { onClick: () => setIsOpen(!isOpen) },
      `Cart (${items.length})`,
    ),
    isOpen && createElement("p", {}, items.join(", ")),
  );
}
