import {describeGraph, type Edge, type Graph, type Node} from './graph.ts'
import {
  arrow,
  labeledBox,
  LINE,
  svgOf,
  TEXT,
  textLines,
  WIDTH,
  type Box,
  type Drawing,
} from './svg.ts'
import {widthOf, wrapText} from './text.ts'

const EDGE = 12
const PADDING = 9
const GAP = 40

/** A graph from top to bottom. Edges within a row connect neighbors. */
export function drawGraph(graph: Graph): Drawing {
  const boxes = new Map<string, Box>()
  const parts: string[] = []
  let y = EDGE
  for (const {nodes} of graph.rows) {
    const row = layOutRow(nodes, y)
    for (const {node, box, lines, boldCount} of row) {
      boxes.set(node.id, box)
      parts.push(labeledBox(box, lines, node.tone ?? 'normal', boldCount))
    }
    y += Math.max(...row.map(({box}) => box.height)) + GAP
  }
  const lines = graph.edges.map(edge => drawEdge(edge, graph.edges, boxes))
  y += EDGE - GAP
  if (graph.edges.some(({isDashed}) => isDashed)) {
    parts.push(arrow([EDGE, y + 9, EDGE + 40, y + 9], {isDashed: true}))
    parts.push(textLines(['loaded on demand'], {x: EDGE + 50, y, anchor: 'start', isSoft: true}))
    y += LINE + EDGE
  }
  return {svg: svgOf(y, [...lines, ...parts]), alt: describeGraph(graph)}
}

/** The nodes of a row, at the same distance from each other. */
function layOutRow(nodes: readonly Node[], y: number) {
  const cell = (WIDTH - 2 * EDGE) / nodes.length
  const laid = nodes.map(node => {
    const most = cell - 8 - 2 * PADDING
    const title = wrapText(node.text, TEXT, most)
    const contents = (node.lines ?? []).flatMap(text => wrapText(text, TEXT, most))
    const lines = [...title, ...contents]
    const boldCount = contents.length > 0 ? title.length : 0
    const width = Math.max(...lines.map(line => widthOf(line, TEXT))) + 2 * PADDING
    return {node, lines, boldCount, width: Math.min(width, cell - 8)}
  })
  const height = Math.max(...laid.map(({lines}) => lines.length)) * LINE + 2 * PADDING - 2
  return laid.map(({node, lines, boldCount, width}, index) => {
    const x = EDGE + (index + 0.5) * cell - width / 2
    return {node, lines, boldCount, box: {x, y, width, height}}
  })
}

/** An edge starts and ends at its own point of a side, so that edges do not cover each other. */
function drawEdge(edge: Edge, edges: readonly Edge[], boxes: ReadonlyMap<string, Box>): string {
  const from = boxOf(edge.from, boxes)
  const to = boxOf(edge.to, boxes)
  const isDashed = edge.isDashed ?? false
  if (from.y === to.y) {
    const isRight = to.x > from.x
    const y = from.y + from.height / 2
    const start = isRight ? from.x + from.width : from.x
    const end = isRight ? to.x - 2 : to.x + to.width + 2
    return arrow([start, y, end, y], {isDashed})
  }
  const isDown = (other: Edge) => boxOf(other.to, boxes).y > boxOf(other.from, boxes).y
  const down = edges.filter(isDown)
  const centerOf = (id: string) => Math.round(boxOf(id, boxes).x + boxOf(id, boxes).width / 2)
  const compareRows = (a: string, b: string) =>
    (boxOf(a, boxes).y - boxOf(b, boxes).y) * (centerOf(a) < centerOf(edge.from) ? 1 : -1)
  const leaving = down
    .filter(other => other.from === edge.from)
    .toSorted((a, b) => centerOf(a.to) - centerOf(b.to) || compareRows(a.to, b.to))
  const arriving = down
    .filter(other => other.to === edge.to)
    .toSorted((a, b) => centerOf(a.from) - centerOf(b.from))
  const startX = from.x + (from.width * (leaving.indexOf(edge) + 1)) / (leaving.length + 1)
  const endX = to.x + (to.width * (arriving.indexOf(edge) + 1)) / (arriving.length + 1)
  const startY = from.y + from.height
  // An edge that skips a row passes it between the boxes.
  const turns = to.y - startY > GAP + 1 ? [startX, to.y - GAP] : []
  return arrow([startX, startY, ...turns, endX, to.y - 2], {isDashed})
}

function boxOf(id: string, boxes: ReadonlyMap<string, Box>): Box {
  const box = boxes.get(id)
  if (!box) throw new Error(`An edge of a picture names ${id}, which is not one of its nodes.`)
  return box
}
