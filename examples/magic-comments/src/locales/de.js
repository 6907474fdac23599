export const hello = "de";
