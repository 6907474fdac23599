export default function throwsLoader() {
  throw new Error("The placeholder {{name is not closed");
}
