export function render() {
  const heading = document.createElement("h1");
  heading.textContent = "Home";
  return heading;
}
