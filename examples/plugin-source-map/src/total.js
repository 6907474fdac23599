export function total(prices) {
  if (prices.length === 0) throw new Error("No prices");
  return prices.reduce((sum, price) => sum + price, 0);
}
