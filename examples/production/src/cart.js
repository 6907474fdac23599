export const total = (items) =>
  items.reduce((sum, { price }) => sum + price, 0);
