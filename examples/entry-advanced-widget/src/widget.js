export function show(element) {
  element.textContent = "Hello from the widget";
}
