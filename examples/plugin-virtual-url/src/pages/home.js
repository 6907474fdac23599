export const title = "Welcome";
