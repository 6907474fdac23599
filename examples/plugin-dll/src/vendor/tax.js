export const withTax = (price) => price * 1.2;
