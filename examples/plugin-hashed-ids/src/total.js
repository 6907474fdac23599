export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);
export default globalThis.total;
