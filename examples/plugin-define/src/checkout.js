export function openCheckout(maximum) {
  console.log(`Checkout with up to ${maximum} items`);
}
