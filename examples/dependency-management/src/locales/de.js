export const greeting = "Guten Tag";
