export default function bar() {
  return "Hello from webpack";
}
