import type {Dialect} from './dialect.ts'

/**
 * Whether the text of a paragraph, a heading or a row of a table is known: whatever is recognized
 * is replaced by `KNOWN`, from the inside out, and no character with a meaning may be left. More
 * differs in rows and labels, which are enclosed.
 */
export function isKnownInline(source: string, dialect: Dialect, isEnclosed = false): boolean {
  if (!special.test(source)) return true
  const hasDirectives = dialect === 'md' && (isEnclosed || /:\S/.test(source))
  let isKnown = true
  const checkLabel = (_: string, label: string) => {
    isKnown &&= isKnownInline(label, dialect, true)
    return KNOWN
  }
  const checkCode = (_: string, mark?: string, code = '') => {
    isKnown &&=
      mark === undefined ||
      (isKnownCode(code, isEnclosed) && (!hasDirectives || isSimpleCode(code)))
    return KNOWN
  }
  let text = source.replaceAll(verbatim, checkCode).replaceAll(/(?<=\w)_+(?=\w)/g, 'x')
  if (/(?<!\/\/)www\./i.test(text)) return false // Differ: such addresses in brackets.
  if (!isEnclosed) text = text.replaceAll(address, ADDRESS)
  text = text.replaceAll(image, checkLabel)
  if (dialect === 'md') text = text.replaceAll(directive, KNOWN)
  text = text.replaceAll(link, checkLabel).replaceAll(link, checkLabel).replaceAll(other, KNOWN)
  if (dialect === 'readme') text = text.replaceAll(tag, KNOWN)
  else if (hasName.test(text.replaceAll(name, 'x'))) return false
  const isSingle = dialect === 'readme' && text.indexOf('~') === text.lastIndexOf('~')
  if (isSingle) text = text.replace('~', 'x')
  if (!isKnown || left.test(text)) return false
  for (let depth = 0; depth < 2; depth++) text = text.replaceAll(emphasis, KNOWN)
  return !/[*_]/.test(text)
}

/** Stands for what was recognized: a letter that no known source has. */
const KNOWN = '\u3007'

/** Stands for an address. Differ: addresses in brackets and in emphasis. */
const ADDRESS = '\u3008'

/** Characters that may begin anything. */
const special = /[\\`*_[\]<&!~@:]|www\./i

/** Escapes, code and addresses in angle brackets, in which no other mark counts. */
const verbatim = /\\[!-/:-@[-`{-~]|(`+)(?!`)([^]*?[^`])\1(?!`)|<https?:\/\/[\w./:%?=&#+~-]+>/g

/** Differ: code with a pipe, which ends the cell. */
function isKnownCode(code: string, isEnclosed: boolean): boolean {
  return code.trim() !== '' && !(isEnclosed && /(?<!\\)\|/.test(code))
}

/**
 * Differ: directives in a paragraph or table in which code ends with a backslash, contains backticks,
 * or has a bracket without its counterpart.
 */
function isSimpleCode(code: string): boolean {
  let rest = code
  for (let depth = 0; depth < 3; depth++) rest = rest.replaceAll(/\[[^\][]*\]/g, '')
  return !code.endsWith('\\') && !/[`\][]/.test(rest)
}

const url = String.raw`(?:[^\s\u3007()<>&*"'[\]]|&(?!#|\w+;))*`
const image = new RegExp(String.raw`!\[([^\][\n\u3008]*)\](?:\(${url}\)|\[[\w ./-]*\])`, 'g')

/** Not before another bracket: nested and adjacent labels were not compared. */
const link = new RegExp(
  String.raw`\[([^\][\n\u3008]+)\](?:\(${url}(?: "[^"&\n]*")?\)|\[[\w ./-]*\])?(?![[({])`,
  'g',
)

/** Differ: braces in values, line endings, labels of spaces, and what is not closed. */
const attributes = String.raw`\{[a-z]+=(?:"[^"{}&\n]*"|'[^'{}&\n]*')(?: [a-z]+="[^"{}&\n]*")*\}`
const directive = new RegExp(
  String.raw`(?<=^|[ (|]):[a-z][a-z-]*(?:\[(?! )[^\][{}<>*_\n]+(?<! )\](?:${attributes})?|${attributes})(?=$|[ ).,:;|\n])`,
  'g',
)

/** A name after a colon, which is a directive as well: `node:fs`. */
const name = /(?<=^|[ \w(]):[a-z\d]+(?=$|[ ).,;|\n])/gi

/** Differ: names next to emoji. */
const hasName = /:(?=[^\s\u3007!-/;-@[-`{-~])/

/** Differ: addresses without a complete host, in brackets and cells, and next to quotes or emoji. */
const address =
  /(?<=^|[ (\n])https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./#-]*\w|\/)?(?=$|[ )\n]|[.,](?: |$))/g

/** A star between spaces, an “@” that is in no email address, and common references. */
const other = / \*(?= |$)|(?<![\w.+-])@|@(?![\w-]+\.)|&(?:amp|lt|gt|nbsp|quot);/g

/** Between spaces or punctuation. Differ: marks of several kinds that overlap. */
const emphasis =
  /(?<=^|[ (|"“\n])(\*\*|\*|__|_)(?![ *_\n])([^*_\u3008]*[^*_ \n\u3008])\1(?=$|[ ).,:;!?|"”'\n])/g

/** A tag that may begin a line. Differ: `<style>` and the like, which extend to their end tags. */
const attributesOfTag = String.raw`(?: [a-z-]+="[^"<>]*")* ?/?>`
export const inlineTag = `</?(?:a|b|br|code|em|i|img|kbd|s|span|strong|sub|sup)${attributesOfTag}`
const tag = new RegExp(String.raw`${inlineTag}|(?<=[^\n])</?[a-z]+\d?${attributesOfTag}`, 'gi')

/** Marks that were not recognized. Differ: emphasis around addresses. */
const left = /[`~[\]\\@]|<(?=[a-z!?/])|&(?=#|\w+;)|https?:|www\./i
