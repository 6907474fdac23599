export default async function extendsLoader(source) {
  const { extends: base, ...own } = JSON.parse(source);
  if (!base) return source;

  const resolve = this.getResolve({ dependencyType: "esm" });
  const file = await resolve(this.context, base);
  this.addDependency(file);
  const content = await new Promise((done, fail) => {
    this.fs.readFile(file, "utf8", (error, text) => (error ? fail(error) : done(text)));
  });

  return JSON.stringify({ ...JSON.parse(content), ...own });
}
