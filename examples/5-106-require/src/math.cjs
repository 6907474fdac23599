exports.add = (a, b) => a + b;
exports.subtract = (a, b) => a - b;
