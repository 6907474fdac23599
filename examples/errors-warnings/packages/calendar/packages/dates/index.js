export const today = Date.now();
