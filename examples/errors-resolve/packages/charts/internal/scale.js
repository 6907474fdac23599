export const scale = 1;
