export const render = (node) => node.append("graph");
