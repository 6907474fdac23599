export const name = "first";
