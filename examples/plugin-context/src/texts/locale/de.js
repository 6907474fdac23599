export const hello = "Hallo";
