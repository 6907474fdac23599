export const button = (text) => `[ ${text} ]`;
