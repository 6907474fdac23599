import type {Dialect} from './dialect.ts'

/**
 * Whether the text of a paragraph, a heading or a row of a table is known: whatever is recognized
 * becomes an `x`, from the inside out, and no character with a meaning may be left.
 */
export function isKnownInline(source: string, dialect: Dialect, isRow = false): boolean {
  if (!special.test(source)) return true
  let isKnown = true
  const checkLabel = (_: string, label: string) => {
    isKnown &&= isKnownInline(label, dialect, isRow)
    return 'x'
  }
  const checkCode = (_: string, mark?: string, code = '') => {
    isKnown &&= mark === undefined || isKnownCode(code, dialect, isRow)
    return 'x'
  }
  let text = source.replaceAll(verbatim, checkCode).replaceAll(/(?<=\w)_+(?=\w)/g, 'x')
  if (/(?<!\/\/)www\./i.test(text)) return false // Differ: such addresses in brackets.
  text = text.replaceAll(image, checkLabel)
  if (dialect === 'md') text = text.replaceAll(directive, 'x')
  text = text.replaceAll(link, checkLabel).replaceAll(link, checkLabel)
  if (!isRow) text = text.replaceAll(address, 'x')
  text = text.replaceAll(other, ' x')
  if (dialect === 'readme') text = text.replaceAll(tag, 'x')
  else if (hasName.test(text.replaceAll(name, 'x'))) return false
  const isSingle = dialect === 'readme' && text.indexOf('~') === text.lastIndexOf('~')
  if (isSingle) text = text.replace('~', 'x')
  if (!isKnown || left.test(text)) return false
  for (let depth = 0; depth < 2; depth++) text = text.replaceAll(emphasis, 'x')
  return !/[*_]/.test(text)
}

/** Characters that may begin anything. */
const special = /[\\`*_[\]<&!~@:]|www\./i

/** Escapes, code and addresses in angle brackets, in which no other mark counts. */
const verbatim = /\\[!-/:-@[-`{-~]|(`+)(?!`)([^]*?[^`])\1(?!`)|<https?:\/\/[\w./:%?=&#+~-]+>/g

/**
 * Differ: code with a pipe, which ends the cell; and before a directive, code that ends with a
 * backslash, or has a bracket without its counterpart.
 */
function isKnownCode(code: string, dialect: Dialect, isRow: boolean): boolean {
  if (code.trim() === '' || (isRow && /(?<!\\)\|/.test(code))) return false
  if (dialect === 'readme') return true
  let rest = code
  for (let depth = 0; depth < 3; depth++) rest = rest.replaceAll(/\[[^\][]*\]/g, '')
  return !code.endsWith('\\') && !/[\][]/.test(rest)
}

const url = String.raw`(?:[^\s()<>&*"'[\]]|&(?!#|\w+;))*`
const image = new RegExp(String.raw`!\[([^\][\n]*)\](?:\(${url}\)|\[[\w ./@-]*\])`, 'g')

/** Not before another bracket: nested and adjacent labels were not compared. */
const link = new RegExp(
  String.raw`\[([^\][\n]+)\](?:\(${url}(?: "[^"&\n]*")?\)|\[[\w ./@-]*\])?(?![[({])`,
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
const hasName = /:(?=[^\s!-/;-@[-`{-~])/

/** Differ: addresses without a complete host, in brackets and cells, and next to quotes or emoji. */
const address =
  /(?<=^|[ (\n])https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./#-]*\w|\/)?(?=$|[ )\n]|[.,](?: |$))/g

/** A star between spaces, an “@” that is in no email address, and common references. */
const other = / \*(?= |$)|(?<![\w.+-])@|@(?![\w-]+\.)|&(?:amp|lt|gt|nbsp|quot);/g

/** Between spaces or punctuation. Differ: marks of several kinds that overlap. */
const emphasis =
  /(?<=^|[ (|"“\n])(\*\*|\*|__|_)(?![ *_\n])([^*_]*[^*_ \n])\1(?=$|[ ).,:;!?|"”'\n])/g

const tag = /<\/?[a-z]+\d?(?: [a-z]+="[^"<>]*")* ?\/?>/gi

/** Marks that were not recognized. Differ: emphasis around addresses. */
const left = /[`~[\]\\@]|<(?=[a-z!?/])|&(?=#|\w+;)|https?:|www\./i
