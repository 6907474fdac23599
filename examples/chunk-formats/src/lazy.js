export const text = "loaded";
