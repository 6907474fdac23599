import type {ValueKind} from './literal.ts'

/** What an option accepts. */
interface Accepted {
  readonly kinds: ReadonlySet<ValueKind>
  /** The accepted strings; undefined if all strings are accepted. */
  readonly strings: ReadonlySet<string> | undefined
}

/** Reads which values a TypeScript type accepts; undefined if that is not certain. */
export function readAccepted(type: string): Accepted | undefined {
  const kinds = new Set<ValueKind>()
  const strings = new Set<string>()
  let isAnyString = false
  for (const member of splitUnion(type)) {
    const kind = kindOfMember(member)
    if (kind === undefined) return undefined
    if (kind === 'none') continue
    kinds.add(kind)
    if (member.startsWith('"')) strings.add(member.slice(1, -1))
    else if (kind === 'string') isAnyString = true
  }
  return {kinds, strings: isAnyString ? undefined : strings}
}

/** Splits at every `|` that is outside of brackets and quotation marks. */
function splitUnion(type: string): string[] {
  const members: string[] = ['']
  let depth = 0
  let isQuoted = false
  for (const letter of type) {
    if (letter === '"') isQuoted = !isQuoted
    if (!isQuoted && '([{<'.includes(letter)) depth++
    if (!isQuoted && ')]}'.includes(letter)) depth--
    if (!isQuoted && letter === '>' && !members.at(-1)?.endsWith('=')) depth--
    if (letter === '|' && depth === 0 && !isQuoted) members.push('')
    else members[members.length - 1] += letter
  }
  return members.map(member => member.trim())
}

function kindOfMember(member: string): ValueKind | 'none' | undefined {
  if (member.endsWith('[]')) return 'array'
  if (/^"[^"]*"$/.test(member) || member === 'string') return 'string'
  if (/^-?\d/.test(member) || member === 'number') return 'number'
  if (['boolean', 'true', 'false'].includes(member)) return 'boolean'
  if (member === 'object' || member.startsWith('Record<')) return 'object'
  if (member === 'RegExp') return 'RegExp'
  if (member === 'null') return 'null'
  if (member === 'undefined') return 'none'
  return member === 'Function' || /^\(.*=>/.test(member) ? 'function' : undefined
}
