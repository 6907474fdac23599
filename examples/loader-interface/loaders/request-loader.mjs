export default function requestLoader(source) {
  const { context, rootContext, utils } = this;
  const relative = (request) => utils.contextify(rootContext, request);

  return `export default ${JSON.stringify({
    resourcePath: relative(this.resourcePath),
    resourceQuery: this.resourceQuery,
    resourceFragment: this.resourceFragment,
    resource: relative(this.resource),
    context: relative(context),
    request: relative(this.request),
  })};`;
}
