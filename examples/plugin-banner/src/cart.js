export const open = () => console.log("Cart");
