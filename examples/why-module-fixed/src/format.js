export const heading = (text) => text[0].toUpperCase() + text.slice(1);
