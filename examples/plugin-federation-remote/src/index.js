export const countItems = (items) => items.length;
