export default function reportsLoader(source) {
  this.emitError(new Error("The note has no title"));
  this.emitWarning(new Error("The note has no date"));
  this.emitError("The note has no author");
  return `export default ${JSON.stringify(source)}`;
}
