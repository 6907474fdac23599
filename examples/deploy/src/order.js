export const render = (path) => `Order ${path.split("/")[1]}`;
