const words = { hello: "hallo" };

export function translate(word) {
  return words[word] ?? word;
}
