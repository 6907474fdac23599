export const run = (code) => eval(code);
