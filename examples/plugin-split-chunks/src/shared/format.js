export const format = (price) => new Intl.NumberFormat("en").format(price);
