const schema = {
  title: "ListLoader options",
  type: "object",
  properties: { comment: { type: "string" } },
  additionalProperties: false,
};

export default function listLoader(source) {
  const { comment = "//" } = this.getOptions(schema);
  const lines = source.split(/\r?\n/).filter((line) => line && !line.startsWith(comment));

  return `export default ${JSON.stringify(lines)};`;
}
