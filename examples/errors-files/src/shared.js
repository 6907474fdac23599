export const shared = () => Date.now();
