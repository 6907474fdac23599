export const raw = true;

export default function sizeLoader(bytes) {
  if (bytes.length < 10) this.emitWarning(new Error(`Only ${bytes.length} bytes`));

  return `export const bytes = ${bytes.length};`;
}
