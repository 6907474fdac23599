const { countItems } = await import("shop/cart");

console.log("Items:", countItems('items = ["pen", "ink"]'));
