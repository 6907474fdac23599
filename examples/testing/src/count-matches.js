import escapeStringRegexp from "escape-string-regexp";

/** How often a term occurs in a text. */
export function countMatches(text, term) {
  const pattern = new RegExp(escapeStringRegexp(term), "gi");
  return term === "" ? 0 : [...text.matchAll(pattern)].length;
}
