export const title = "Cart";
