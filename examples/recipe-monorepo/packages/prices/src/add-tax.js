export const addTax = (amount) => amount * 1.2;
