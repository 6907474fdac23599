export const base = "navy";
