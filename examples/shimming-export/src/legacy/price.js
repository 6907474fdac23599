var currency = "EUR";

function formatPrice(price) {
  return _.padStart(price.toFixed(2), 8) + " " + currency;
}
