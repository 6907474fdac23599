export const format = (row) => `| ${row} |`;
