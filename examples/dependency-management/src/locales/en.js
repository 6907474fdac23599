export const greeting = "Good morning";
