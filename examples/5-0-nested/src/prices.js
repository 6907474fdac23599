export const hat = 20;
export const shoes = 80;
