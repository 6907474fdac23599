/**
 * The members of a union: `"a" | (string | number)[]` → `"a"`, `(string | number)[]`. What follows
 * an arrow is what a function returns: `() => string | number` is a single member.
 */
export function splitUnion(type: string): string[] {
  const members: string[] = []
  let [depth, start] = [0, 0]
  for (const {0: token, index} of type.matchAll(/"[^"]*"|=>| \| |[()[\]{}<>]/g)) {
    if (/^[([{<]$/.test(token)) depth++
    if (/^[)\]}>]$/.test(token)) depth--
    if (token === '=>' && depth === 0) break
    if (token !== ' | ' || depth > 0) continue
    members.push(type.slice(start, index))
    start = index + token.length
  }
  return [...members, type.slice(start)]
}

/**
 * Whether users can write the same values for two types. The order of members does not matter, and
 * neither does the declaration of a function, which can change while the option does not.
 */
export function isSameType(a: string, b: string): boolean {
  return a === b || shapeOf(a) === shapeOf(b)
}

/** The members of the second type that the first lacks, also within the same list or record. */
export function addedMembers(from: string, to: string): string[] {
  const known = new Set(splitUnion(from).map(shapeOfMember))
  const added = splitUnion(to).filter(member => !known.has(shapeOfMember(member)))
  return added.flatMap(member => {
    const [start, inner, end] = openMember(member)
    const old = splitUnion(from).map(openMember)
    const same = old.find(
      ([oldStart, , oldEnd]) => end !== '' && oldStart === start && oldEnd === end,
    )
    if (same === undefined) return [member]
    const rest = addedMembers(same[1], inner)
    return rest.length === 0 ? [] : [`${start}${rest.join(' | ')}${end}`]
  })
}

function shapeOf(type: string): string {
  return splitUnion(type).map(shapeOfMember).toSorted().join(' | ')
}

function shapeOfMember(member: string): string {
  const [start, inner, end] = openMember(member)
  if (end !== '') return `${start}${shapeOf(inner)}${end}`
  return member.includes('=>') ? 'Function' : member
}

/** `(A | B)[]` → `(`, `A | B`, `)[]`; `Record<string, A>` → `Record<string, `, `A`, `>` */
function openMember(member: string): [start: string, inner: string, end: string] {
  const [, start, inner, end] =
    /^(\()(.*)(\)\[\])$/s.exec(member) ?? /^(Record<string, )(.*)(>)$/s.exec(member) ?? []
  return start === undefined ? ['', member, ''] : [start, inner ?? '', end ?? '']
}
