export const message = "Write a title";
