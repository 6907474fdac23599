export const hello = "Hello";
