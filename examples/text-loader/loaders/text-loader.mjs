const schema = {
  title: "TextLoader options",
  type: "object",
  properties: {
    trim: {
      description: "Whether to remove white space at both ends.",
      type: "boolean",
    },
  },
  additionalProperties: false,
};

export default function textLoader(source) {
  const { trim = false } = this.getOptions(schema);
  const text = trim ? source.trim() : source;

  return `export default ${JSON.stringify(text)};`;
}
