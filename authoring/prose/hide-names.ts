/** Stands for code, a quotation or a name: neither a word nor a space. */
export const OPAQUE = '\uFFFC'

/** Between quotation marks, or one word between single ones: 'crypto'. */
const quotation = /"[^"]*"|“[^”]*”|(?<!\w)'[^'\s]+'(?!\w)/g

/** Names that are not checked. */
const names = [
  /\w+:\/\/\S+/, // an address
  /(?<!\S)\.{0,2}\/\S+/, // a path
  /\S*@\S+/, // a scope, a version
  /[\w$-]*(?:\.[\w$-]+)+/, // output.path, Node.js
  /\bnode:\w+|\bnp[mx] [\w:-]+/, // node:fs, npm ci
  /\w*_\w*|--\w[\w-]*|\[\w+\]/, // __dirname, --env, [contenthash]
  /\bwebpack-\w[\w-]*|\w[\w-]*-(?:loader|plugin|middleware)\b/,
  /\uFFFC\w+/, // the end of a word that begins as code: `Chunk`s
]
const name = new RegExp(names.map(({source}) => source).join('|'), 'g')

/** Replaces each character of quotations and names with `OPAQUE`. */
export function hideNames(text: string): string {
  const hide = (match: string) => fill(match, OPAQUE)
  return text.replace(quotation, hide).replace(name, hide)
}

/** Replaces every character except line feeds. */
export function fill(text: string, character: string): string {
  return text.replace(/[^\n]/g, character)
}
