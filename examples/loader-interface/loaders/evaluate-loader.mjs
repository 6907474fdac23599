export function pitch(remainingRequest) {
  const callback = this.async();

  this.importModule(`${this.resourcePath}.webpack[javascript/auto]!=!!!${remainingRequest}`).then(
    ({ default: value }) => callback(null, `export default ${JSON.stringify(value)};`),
    callback,
  );
}

export default function evaluateLoader(source) {
  return source;
}
