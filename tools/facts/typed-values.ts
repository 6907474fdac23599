/**
 * The parts of a type that can be typed in a terminal: `(RegExp | string)[] | ((name: string) =>
 * boolean)` → `RegExp`, `string`. If there are none, the complete type.
 */
export function typedValues(type: string): string[] {
  const members = splitUnion(type).flatMap(typedMembers)
  return members.length > 0 ? [...new Set(members)] : [type]
}

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

/** Each value of a list is typed by itself, and none of them as `--no-…`. */
function typedMembers(member: string): string[] {
  const item = /^(.+)\[\]$/s.exec(member)?.[1]
  if (item !== undefined) {
    const items = splitUnion(item.replace(/^\((.*)\)$/s, '$1')).flatMap(typedMembers)
    return items.filter(value => value !== 'false')
  }
  return /^(?:string|number|boolean|RegExp|true|false|"[^"]+")$/.test(member) ? [member] : []
}
