export const exclaim = (text) => `${text}!`;
