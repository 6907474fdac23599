import {SymbolFlags, type Declarations, type Type, type TypeScriptSymbol} from './declarations.ts'

/** A member of a type. */
interface Member {
  readonly name: string
  /** Its type as text. */
  readonly type: string
  readonly deprecated: boolean
  readonly experimental: boolean
}

/** The public members of a type, its own and those that it inherits. */
export function listMembers(declarations: Declarations, type: Type): Member[] {
  return declarations.checker
    .getPropertiesOfType(type)
    .filter(({name}) => !name.startsWith('__@'))
    .map(symbol => buildMember(declarations, symbol))
}

function buildMember(declarations: Declarations, symbol: TypeScriptSymbol): Member {
  const {checker, print} = declarations
  const type = checker.getTypeOfSymbol(symbol)
  const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0
  const tags = new Set(checker.getJsDocTagsOfSymbol(symbol).map(({name}) => name))
  return {
    name: symbol.name,
    type: type ? shorten(withoutUndefined(print(type), isOptional)) : 'unknown',
    deprecated: tags.has('deprecated'),
    experimental: tags.has('experimental'),
  }
}

/** The type of something that is exported; nothing if it is not declared. */
export function typeOfExport(declarations: Declarations, name: string): string | undefined {
  const symbol = declarations.exports.get(name)
  const type = symbol && declarations.checker.getTypeOfSymbol(symbol)
  const text = type && shorten(declarations.print(type))
  return text?.startsWith('typeof ') ? undefined : text // it would only repeat the name
}

/** Removes `undefined` from the type of an optional member, because it is implied. */
function withoutUndefined(text: string, isOptional: boolean): string {
  const short = isOptional ? text.replace(/ \| undefined$|^undefined \| /, '') : text
  return short === text ? text : short.replace(/^\((\(.*\) => \w+)\)$/, '$1')
}

/** Maximum length of a displayed type, and of one with several signatures. */
const MAX_LENGTH = 200
const MAX_OVERLOADS = 700

/** Leaves out what is deep inside a long type. */
function shorten(text: string): string {
  const hasOverloads = /^\{ [(<]/.test(text)
  const most = hasOverloads ? MAX_OVERLOADS : MAX_LENGTH
  let short = text
  for (let depth = 6; depth > 1 && short.length > most; depth--) short = foldObjects(short, depth)
  return short.length > most && hasOverloads ? 'Function' : short
}

/** `{a: {b: string}}` → `{a: object}`, for objects at this depth or deeper. */
function foldObjects(text: string, limit: number): string {
  let depth = 0
  let folded = ''
  for (const character of text) {
    if (character === '{') {
      depth++
      if (depth === limit) folded += 'object'
    }
    if (depth < limit) folded += character
    if (character === '}') depth--
  }
  return folded
}
