// Replaces import.meta with an empty object, because CommonJS has none.
module.exports = ({ types }) => ({
  visitor: {
    MetaProperty(path) {
      path.replaceWith(types.objectExpression([]));
    },
  },
});
