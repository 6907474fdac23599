export const add = (a, b) => a + b;
export const version = "1.0.0";
