import {dark, light, tones, type Tone} from './picture-theme.ts'

/** The width of every picture in pixels: it fits on a phone. */
export const WIDTH = 336

/** The size of texts in pixels. */
export const TEXT = 13

/** The height of a line of text. */
export const LINE = 18

/** A drawing and its alternative text. */
export interface Drawing {
  readonly svg: string
  readonly alt: string
}

/**
 * A complete SVG. An image cannot see the styles of its page, but its color scheme is that of the
 * element that shows it, and that follows the theme of the site. The surface is part of the picture,
 * so that a browser that takes the scheme of the system shows a legible picture too. The light
 * colors are attributes: they hold where a policy forbids the styles.
 */
export function svgOf(height: number, parts: readonly string[]): string {
  const rules = [
    `.surface{fill:${dark.surface}}.text{fill:${dark.text}}.soft{fill:${dark.soft}}`,
    `.line{stroke:${dark.soft}}.label{stroke:${dark.surface}}`,
    ...tones.map(tone => `.${tone}{fill:${dark[tone].fill};stroke:${dark[tone].stroke}}`),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${round(height)}" width="${WIDTH}" height="${round(height)}" font-family="system-ui, sans-serif" font-size="${TEXT}">`,
    `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`,
    `<rect class="surface" width="100%" height="100%" rx="8" fill="${light.surface}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n')
}

/** A place, and a size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function rectangle({x, y, width, height}: Box, tone: Tone): string {
  const {fill, stroke} = light[tone]
  return `<rect class="${tone}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
}

interface TextOptions {
  readonly x: number
  /** The top of the first line. */
  readonly y: number
  readonly anchor?: 'start' | 'middle'
  readonly isSoft?: boolean
  readonly isBold?: boolean
  /** Hides lines behind the text. */
  readonly hasGround?: boolean
}

/** Lines of text below each other. */
export function textLines(lines: readonly string[], options: TextOptions): string {
  const {x, y, anchor = 'middle', isSoft = false, isBold = false, hasGround = false} = options
  const color = isSoft ? light.soft : light.text
  const kind = isSoft ? 'soft' : 'text'
  const weight = isBold ? ' font-weight="600"' : ''
  const ground = hasGround
    ? ` stroke="${light.surface}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`
    : ''
  return lines
    .map(
      (line, index) =>
        `<text class="${kind}${hasGround ? ' label' : ''}" x="${round(x)}" y="${round(y + index * LINE + TEXT)}" text-anchor="${anchor}" fill="${color}"${weight}${ground}>${escapeXml(line)}</text>`,
    )
    .join('\n')
}

/** A box with text in its middle. The first `boldCount` lines are bold. */
export function labeledBox(box: Box, lines: readonly string[], tone: Tone, boldCount = 0): string {
  const x = box.x + box.width / 2
  const y = box.y + (box.height - lines.length * LINE) / 2 + 1
  return [
    rectangle(box, tone),
    textLines(lines.slice(0, boldCount), {x, y, isBold: true}),
    textLines(lines.slice(boldCount), {x, y: y + boldCount * LINE}),
  ]
    .filter(part => part !== '')
    .join('\n')
}

type Point = readonly [x: number, y: number]

interface LineOptions {
  readonly isDashed?: boolean
  readonly hasHead?: boolean
}

/** A line through the points `x, y, x, y, …`, with an arrowhead at its end. */
export function arrow(numbers: readonly number[], options: LineOptions = {}): string {
  const {isDashed = false, hasHead = true} = options
  const points = numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  )
  const [last = [0, 0], before = [0, 0]] = points.toReversed()
  const path = points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0])
  const heads = [-0.45, 0.45].map(turn => {
    const x = last[0] - 8 * Math.cos(angle + turn)
    const y = last[1] - 8 * Math.sin(angle + turn)
    return `${round(x)} ${round(y)}`
  })
  const head = hasHead ? `M${heads[0]} L${round(last[0])} ${round(last[1])} L${heads[1]}` : ''
  const draw = (d: string, dash: string) =>
    `<path class="line" d="${d}" fill="none" stroke="${light.soft}" stroke-width="1.5"${dash}/>`
  const dash = isDashed ? ' stroke-dasharray="5 4"' : ''
  return [draw(`M${path}`, dash), ...(head === '' ? [] : [draw(head, '')])].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Rounded to a tenth of a pixel: digits that no one can see would differ between computers. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
