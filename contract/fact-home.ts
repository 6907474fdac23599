/**
 * The name of the fact that another name stands for: `module.rules[].oneOf[].use` is
 * `module.rules[].use`, by the alias `module.rules[].oneOf[]` → `module.rules[]`.
 */
export function findHome(
  name: string,
  aliases: Readonly<Record<string, string>>,
  isKnown: (name: string) => boolean,
): string | undefined {
  let found = name
  for (let step = 0; step < MAX_CHAIN && !isKnown(found); step++) {
    const begin = beginningsOf(found).find(each => Object.hasOwn(aliases, each))
    if (begin === undefined) return undefined
    found = `${aliases[begin] ?? begin}${found.slice(begin.length)}`
  }
  return isKnown(found) ? found : undefined
}

/** More steps than any name needs; ends a search if aliases form a cycle. */
const MAX_CHAIN = 30

/** The parts with which a path begins, longest first. */
function beginningsOf(path: string): string[] {
  const parts = path.split(/(?=\.|\[\])/)
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(''))
}
