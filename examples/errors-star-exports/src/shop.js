export const price = 2;
