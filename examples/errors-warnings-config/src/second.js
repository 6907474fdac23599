export const name = "second";
