export default function textLoader(source) {
  const logger = this.getLogger("text-loader");
  if (!source.endsWith("\n")) logger.warn("The file ends without a line break.");
  logger.info(`${source.length} characters`);
  return `export default ${JSON.stringify(source.trim())};`;
}
