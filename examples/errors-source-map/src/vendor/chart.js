export const draw = (values) => values.map((value) => "#".repeat(value)).join("\n");
//# sourceMappingURL=chart.js.map
