import "./button.css";

export const button = (label) => `<button>${label}</button>`;
