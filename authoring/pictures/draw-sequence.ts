import type {Tone} from './picture-theme.ts'
import {arrow, labeledBox, LINE, svgOf, TEXT, textLines, WIDTH, type Drawing} from './svg.ts'
import {widthOf, wrapText} from './text.ts'

/** The participants, and the events between them from top to bottom. */
export interface Sequence {
  readonly lanes: readonly string[]
  readonly events: readonly SequenceEvent[]
}

/** A message from one lane to another, or what happens in one of them if `to` is missing. */
interface SequenceEvent {
  readonly from: string
  readonly to?: string
  readonly text: string
  readonly tone?: Tone
}

const EDGE = 12
const PADDING = 9
const HEAD = 2 * LINE + 8
const NOTE = 150

/** A sequence diagram: a lane for each participant, and arrows between them. */
export function drawSequence({lanes, events}: Sequence): Drawing {
  const lane = (WIDTH - 2 * EDGE) / lanes.length
  const xOf = (name: string) => EDGE + (lanes.indexOf(name) + 0.5) * lane
  const shapes: string[] = []
  let y = EDGE + HEAD + 16
  for (const event of events) {
    const {part, height} =
      event.to === undefined
        ? drawNote(event, xOf(event.from), y)
        : drawMessage(event, {from: xOf(event.from), to: xOf(event.to), y})
    shapes.push(part)
    y += height
  }
  const heads = lanes.map(name => {
    const box = {x: xOf(name) - lane / 2 + 4, y: EDGE, width: lane - 8, height: HEAD}
    return labeledBox(box, wrapText(name, TEXT, lane - 8 - PADDING), 'normal')
  })
  const lines = lanes.map(name =>
    arrow([xOf(name), EDGE + HEAD, xOf(name), y], {isDashed: true, hasHead: false}),
  )
  return {svg: svgOf(y + EDGE, [...lines, ...heads, ...shapes]), alt: describeSequence(events)}
}

interface Drawn {
  readonly part: string
  readonly height: number
}

function drawNote({text, tone = 'plain'}: SequenceEvent, center: number, y: number): Drawn {
  const lines = wrapText(text, TEXT, NOTE - 2 * PADDING)
  const height = lines.length * LINE + 2 * PADDING - 6
  const x = clamp(center - NOTE / 2, EDGE, WIDTH - EDGE - NOTE)
  return {part: labeledBox({x, y, width: NOTE, height}, lines, tone), height: height + 14}
}

function drawMessage(
  {text}: SequenceEvent,
  {from, to, y}: {from: number; to: number; y: number},
): Drawn {
  const lines = wrapText(text, TEXT, WIDTH - 2 * EDGE - 60)
  const half = Math.max(...lines.map(line => widthOf(line, TEXT))) / 2
  const x = clamp((from + to) / 2, EDGE + half, WIDTH - EDGE - half)
  const bottom = y + lines.length * LINE + 6
  const line = arrow([from, bottom, to + (to > from ? -2 : 2), bottom])
  return {part: `${textLines(lines, {x, y, hasGround: true})}\n${line}`, height: bottom - y + 14}
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** `Browser to server: asks for the list. Server: builds.` */
function describeSequence(events: readonly SequenceEvent[]): string {
  return events
    .map(({from, to, text}) => `${from}${to === undefined ? '' : ` to ${to}`}: ${text}.`)
    .join(' ')
}
