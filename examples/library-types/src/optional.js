let lodash;
try {
  lodash = require("lodash");
} catch {
  // Without lodash, the numbers are added here.
}

exports.add = (a, b) => (lodash ? lodash.add(a, b) : a + b);
