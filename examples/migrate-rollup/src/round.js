export const round = (price) => Math.round(price * 100) / 100;
