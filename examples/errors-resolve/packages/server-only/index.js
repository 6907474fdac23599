export const read = () => {};
