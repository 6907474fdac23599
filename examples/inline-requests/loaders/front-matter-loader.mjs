export default function frontMatterLoader(source) {
  return source.split("---")[1];
}
