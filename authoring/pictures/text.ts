/** Widths of characters in thousandths of the font size, of the widest common sans-serif font. */
const widths: ReadonlyArray<readonly [characters: string, width: number]> = [
  ["iljI.,:;'|!", 340],
  ['frt()[]{}-/\\ "', 430],
  ['mwMW@%', 1000],
  ['ABCDEFGHKLNOPQRSTUVXYZ&_+=<>→…', 780],
]

const USUAL = 630

/** An upper bound of the width of a string, which is the same on every computer. */
export function widthOf(text: string, size: number): number {
  let sum = 0
  for (const character of text) {
    sum += widths.find(([characters]) => characters.includes(character))?.[1] ?? USUAL
  }
  return (sum * size) / 1000
}

/** Breaks a string into lines of at most this width. Long paths are broken after slashes, then dots. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of partsOf(text, size, width)) {
    if (line !== '' && widthOf((line + part).trimEnd(), size) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  return [...lines, line.trimEnd()]
}

function partsOf(text: string, size: number, width: number): string[] {
  const isWide = (part: string) => widthOf(part.trimEnd(), size) > width
  const split = (part: string, pattern: RegExp) =>
    isWide(part) ? (part.match(pattern) ?? [part]) : [part]
  return (text.match(/\S+ */g) ?? [''])
    .flatMap(word => split(word, /[^/]*\/+|[^/]+$/g))
    .flatMap(part => split(part, /[^.]*\.+|[^.]+$/g))
}
