export const format = (hours, suffix) => `${hours} ${suffix}`;
