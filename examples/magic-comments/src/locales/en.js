export const hello = "en";
