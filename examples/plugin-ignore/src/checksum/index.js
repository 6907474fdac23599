let fast;

try {
  fast = require("./fast");
} catch (error) {
  console.log(error.code);
}

module.exports.checksum = (text) => {
  if (fast) return fast(text);
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0);
  return sum;
};
