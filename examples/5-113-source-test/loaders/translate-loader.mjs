const texts = { greeting: "Guten Tag" };

export default function translateLoader(source) {
  console.log(`translates ${this.resourcePath.split(/[\\/]/).at(-1)}`);
  return source.replace(/\bt\("(\w+)"\)/g, (_, key) => JSON.stringify(texts[key]));
}
