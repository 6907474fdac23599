export const price = (value) => new Intl.NumberFormat("en").format(value);
