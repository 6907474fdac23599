module.exports = function (text) {
  this.addDependency("prices.txt");
  return `export default ${JSON.stringify(text)};`;
};
