module.exports = (value) => value.toFixed(2);
