export const price = 1;
export const total = 5;
