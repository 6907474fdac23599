// t("greeting") in a comment stays as it is.
console.log(t("greet" + "ing"));

export function greet(t) {
  return t("greeting");
}
