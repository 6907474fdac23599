const add = (a, b) => a + b;

export { add };
