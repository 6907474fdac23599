module.exports = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
};
