export function load(open) {
  using file = open();
  return file;
}
