export const raw = true;

export default function imageSizeLoader(bytes) {
  if (bytes.toString("latin1", 1, 4) !== "PNG") {
    throw new Error(`${this.resourcePath} is not a PNG file`);
  }

  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

  return `export default ${JSON.stringify(size)};`;
}
