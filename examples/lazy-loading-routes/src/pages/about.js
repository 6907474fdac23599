export function render() {
  const heading = document.createElement("h1");
  heading.textContent = "About";
  return heading;
}
