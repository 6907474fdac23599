export function icon(name) {
  const element = document.createElement("i");
  element.className = name;
  return element;
}
