export const red = "#f00";
