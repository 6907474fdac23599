export function pitch(remaining, previous, data) {
  data.startedAs = this.loaderIndex;
  console.log("pitch", this.query.name);
}

export default function orderLoader(source) {
  const { name } = this.getOptions();
  console.log("normal", name, "started as", this.data.startedAs);

  return name === "a" ? `export default ${JSON.stringify(source)};` : source.trim();
}
