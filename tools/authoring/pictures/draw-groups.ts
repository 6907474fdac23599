import {arrow, LINE, rectangle, svgOf, TEXT, textLines, WIDTH, type Drawing} from './svg.ts'
import {wrapText} from './text.ts'

/** A part of an order. */
export interface Group {
  readonly title: string
  readonly items: readonly string[]
}

const EDGE = 12
const PADDING = 10
const GAP = 20

/** Groups from top to bottom, each with its items in order. */
export function drawGroups(groups: readonly Group[]): Drawing {
  const width = WIDTH - 2 * EDGE
  const parts: string[] = []
  let y = EDGE
  for (const [index, {title, items}] of groups.entries()) {
    const lines = wrapText(items.join(' → '), TEXT, width - 2 * PADDING)
    const height = (lines.length + 1) * LINE + 2 * PADDING - 2
    parts.push(rectangle({x: EDGE, y, width, height}, 'normal'))
    const start = {x: EDGE + PADDING, anchor: 'start'} as const
    parts.push(textLines([title], {...start, y: y + PADDING - 2, isBold: true}))
    parts.push(textLines(lines, {...start, y: y + PADDING + LINE - 2}))
    y += height
    if (index === groups.length - 1) break
    parts.push(
      arrow([
        [WIDTH / 2, y],
        [WIDTH / 2, y + GAP - 2],
      ]),
    )
    y += GAP
  }
  const alt = groups.map(({title, items}) => `${title}: ${items.join(', ')}.`).join(' ')
  return {svg: svgOf(y + EDGE, parts), alt}
}
