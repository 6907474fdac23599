export const price = 20;
