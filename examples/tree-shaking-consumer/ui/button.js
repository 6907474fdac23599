import "./button.css";

export const createButton = (label) => `<button>${label}</button>`;
