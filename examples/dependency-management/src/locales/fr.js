export const greeting = "Bonjour";
