export function greet(name) {
  return `Hello, ${name}!`;
}

export function unused() {
  return "Nothing uses this.";
}
