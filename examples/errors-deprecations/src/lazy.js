export const lazy = true;
