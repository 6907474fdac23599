export const render = (node) => node.append("chart");
