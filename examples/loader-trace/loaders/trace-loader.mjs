export function pitch(remainingRequest, previousRequest, data) {
  const { name, stop } = this.getOptions();
  const count = (request) => (request ? request.split("!").length : 0);

  data.name = name;
  console.log(`pitch ${name}: ${count(previousRequest)} left, ${count(remainingRequest)} right`);
  if (stop) return 'export default "from pitch";';
}

export default function traceLoader(source) {
  console.log(`normal ${this.data.name}: ${JSON.stringify(source)}`);

  return this.loaderIndex === this.loaders.length - 1
    ? `export default ${JSON.stringify(source.trim())};`
    : source;
}
