import type {Tone} from './picture-theme.ts'
import {arrow, labeledBox, LINE, svgOf, TEXT, textLines, WIDTH, type Drawing} from './svg.ts'
import {wrapText} from './text.ts'

/** A box in a column. */
export interface Step {
  readonly text: string
  readonly tone?: Tone
  /** The box to its right; if it is a question, the answer that leads there. */
  readonly exit?: {readonly answer?: string; readonly text: string; readonly tone?: Tone}
  /** The text at the arrow to the next step. */
  readonly next?: string
}

const EDGE = 12
const PADDING = 9
const LEFT = 164
const RIGHT = 108
const GAP = 30
const LOOP = 24

/** Steps from top to bottom. After the last one, the step with the index `backTo` follows again. */
export function drawSteps(steps: readonly Step[], backTo?: number): Drawing {
  const hasExits = steps.some(({exit}) => exit !== undefined)
  const width = hasExits ? LEFT : WIDTH - 2 * EDGE - (backTo === undefined ? 0 : LOOP)
  const middles: number[] = []
  const parts: string[] = []
  let y = EDGE
  for (const [index, step] of steps.entries()) {
    const {text, tone = step.exit ? 'plain' : 'normal', exit, next} = step
    const lines = wrapText(text, TEXT, width - 2 * PADDING)
    const exitLines = exit ? wrapText(exit.text, TEXT, RIGHT - 2 * PADDING) : []
    const height = Math.max(lines.length, exitLines.length) * LINE + 2 * PADDING
    parts.push(labeledBox({x: EDGE, y, width, height}, lines, tone))
    middles.push(y + height / 2)
    if (exit) {
      const x = WIDTH - EDGE - RIGHT
      const middle = y + height / 2
      parts.push(arrow([EDGE + width, middle, x - 2, middle]))
      const place = {x: (EDGE + width + x) / 2 - 2, y: middle - LINE - 2, isSoft: true}
      if (exit.answer !== undefined) parts.push(textLines([exit.answer], place))
      parts.push(labeledBox({x, y, width: RIGHT, height}, exitLines, exit.tone ?? 'good'))
    }
    y += height
    if (index === steps.length - 1) break
    const x = EDGE + width / 2
    const most = WIDTH - EDGE - x - 8 - (backTo === undefined ? 0 : LOOP)
    const labels = next === undefined ? [] : wrapText(next, TEXT, most)
    const gap = GAP - 8 + labels.length * LINE - (labels.length > 0 ? LINE - 8 : 0)
    parts.push(arrow([x, y, x, y + gap - 2]))
    if (labels.length > 0) {
      parts.push(textLines(labels, {x: x + 8, y: y + 4, anchor: 'start', isSoft: true}))
    }
    y += gap
  }
  const again = backTo === undefined ? undefined : steps[backTo]
  const target = middles[backTo ?? -1]
  const last = middles.at(-1)
  if (target !== undefined && last !== undefined) {
    const x = EDGE + width
    parts.push(arrow([x, last, x + LOOP, last, x + LOOP, target, x + 2, target]))
  }
  const alt = [
    ...steps.map(describeStep),
    ...(again ? [`Then again: ${sentence(again.text)}`] : []),
  ]
  return {svg: svgOf(y + EDGE, parts), alt: alt.join(' ')}
}

/** `Is it small? Yes: it stays. No:` */
function describeStep({text, exit, next}: Step): string {
  const word = exit?.answer === undefined ? '' : `${capitalize(exit.answer)}: `
  const answer = exit ? ` ${word}${sentence(exit.text)}` : ''
  const rest = next === undefined ? '' : ` ${capitalize(next)}:`
  return `${sentence(text)}${answer}${rest}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function sentence(text: string): string {
  return /[.?!:]$/.test(text) ? text : `${text}.`
}
