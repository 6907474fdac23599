export const render = (node) => node.append("table");
