export const add = (item) => `${item} added`;
