/** The price of an item, with tax. */
export function priceWithTax(item) {
  return item.price * (1 + item.tax.rate);
}
