export const title = "Shop";
