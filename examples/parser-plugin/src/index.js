// t("greeting") in a comment is not replaced.
console.log(t("greet" + "ing"));

export function greet(t) {
  return t("greeting");
}
