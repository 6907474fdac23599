import "./missing.js";

export const chart = () => document.createElement("canvas");
