export const report = "3 orders";
