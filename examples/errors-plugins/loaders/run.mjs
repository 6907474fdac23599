/** Runs the module that the file names during the build, and exports its default export. */
export default async function runLoader(source) {
  const { default: value } = await this.importModule(source.trim());
  return `export default ${JSON.stringify(value)};`;
}
