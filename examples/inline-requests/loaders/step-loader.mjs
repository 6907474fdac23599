export default function stepLoader(source) {
  return `${source}steps.push(${JSON.stringify(this.query.slice(1))});\n`;
}
