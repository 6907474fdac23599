// Replaces import.meta with an empty object, because CommonJS has none.
module.exports = ({ types }) => ({
  visitor: {
    MetaProperty(path) {
      if (path.node.meta.name !== "import") return; // new.target
      path.replaceWith(types.objectExpression([]));
    },
  },
});
