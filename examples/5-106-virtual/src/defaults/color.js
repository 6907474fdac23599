export const color = "red";
