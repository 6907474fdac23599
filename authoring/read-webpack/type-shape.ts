/**
 * A type without the names of the types in it, so that two types are the same if a release only
 * renamed or extracted some: `false | object` and `JsonObject | false`.
 */
export function shapeOf(type: string): string {
  let shape = type
    .replace(/^\{ (?=[(<])(.*) \}$/, '$1') // several signatures
    .replaceAll('=>', '⇒')
    .replaceAll(/"[^"]*"/g, text => text.replaceAll(/[<>{}[\]]/g, '_'))
  shape = repeat(shape, text => text.replaceAll(/<[^<>]*>/g, '').replaceAll(/\{[^{}]*\}/g, 'T'))
  shape = shape
    .replaceAll(
      /"[^"]*"|\b(?:typeof )?[A-Z][\w$]*(?:\.[A-Z]\w*)*(?:\[\w+\])?|\b(?:object|any|unknown)\b/g,
      word => (word.startsWith('"') ? word : 'T'),
    )
    .replaceAll(/\s+/g, ' ')
  return repeat(shape, sortUnions)
}

/** Sorts each union of simple members: `false | "a" | T`. */
function sortUnions(text: string): string {
  return text.replaceAll(/[^\s|(),;:=?⇒]+(?: \| [^\s|(),;:=?⇒]+)+/g, union =>
    [...new Set(union.split(' | '))].toSorted().join(' | '),
  )
}

function repeat(text: string, change: (text: string) => string): string {
  const changed = change(text)
  return changed === text ? text : repeat(changed, change)
}
