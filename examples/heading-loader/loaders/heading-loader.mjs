export default function headingLoader(source) {
  const { level } = this.getOptions();
  const html = source.replace(/^# (.*)$/gm, `<h${level}>$1</h${level}>`);

  return `export default ${JSON.stringify(html)};`;
}
