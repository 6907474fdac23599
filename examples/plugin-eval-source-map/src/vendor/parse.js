export const parse = (text) => text.split(";").map(Number);
