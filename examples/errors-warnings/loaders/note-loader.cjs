module.exports = function (text) {
  this.cacheable(false);
  return `export default ${JSON.stringify(text)};`;
};
