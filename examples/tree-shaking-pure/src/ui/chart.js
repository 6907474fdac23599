const createColors = (dark, light) => {
  const colors = new Map();
  colors.set("dark", dark).set("light", light);
  return colors;
};

const colors = /*#__PURE__*/ createColors("#8dd6f9", "#1c78c0");

export const chart = (values) => values.map((value) => [value, colors]);
