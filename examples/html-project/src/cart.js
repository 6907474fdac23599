export const total = (prices) => prices.reduce((a, b) => a + b, 0);
export const average = (prices) => total(prices) / prices.length;
