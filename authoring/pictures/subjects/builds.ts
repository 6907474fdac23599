import type {BuildGraph} from '../read-build.ts'
import {drawGraph} from '../draw-graph.ts'
import type {Edge, Graph, Node} from '../graph.ts'
import type {Drawing} from '../svg.ts'

/** The modules of a build in the given rows, with one edge for each pair of modules. */
export function drawModules(build: BuildGraph, rows: ReadonlyArray<readonly string[]>): Drawing {
  return drawGraph(modulesOf(build, rows))
}

function modulesOf(build: BuildGraph, rows: ReadonlyArray<readonly string[]>): Graph {
  const names = rows.flat()
  const missing = [...build.modules.keys()].filter(name => !names.includes(name))
  if (missing.length > 0) throw new Error(`The picture lacks the modules ${missing.join(', ')}.`)
  return {
    rows: rows.map(row => ({nodes: row.map(name => ({id: name, text: name}))})),
    edges: names.flatMap(to => edgesTo(to, build)),
  }
}

function edgesTo(to: string, {modules}: BuildGraph): Edge[] {
  const module = modules.get(to)
  if (!module) throw new Error(`The build has no module ${to}.`)
  return [...module.references].map(([from, types]) =>
    types.includes('import()')
      ? {from, to, verb: 'loads', isDashed: true}
      : {from, to, verb: 'imports'},
  )
}

/** The stages of a build: the graph of modules, the chunks that contain them, and their files. */
export function drawStages(build: BuildGraph, rows: ReadonlyArray<readonly string[]>): Drawing {
  const {rows: moduleRows, edges} = modulesOf(build, rows)
  const chunks = build.chunks.map(({file, modules}) => ({
    id: `chunk ${file}`,
    file,
    text: `Chunk ${file.replace(/\.js$/, '')}`,
    lines: linesOf(modules),
  }))
  return drawGraph({
    rows: [
      ...moduleRows,
      {nodes: chunks.map(({id, text, lines}) => ({id, text, lines, tone: 'plain'}))},
      {nodes: chunks.map(({file}) => ({id: `asset ${file}`, text: `File ${file}`, tone: 'good'}))},
    ],
    edges: [
      ...edges,
      ...chunks.map(({id, file}) => ({from: id, to: `asset ${file}`, verb: 'becomes'})),
    ],
  })
}

/** Chunks with their scripts and JSON: what each entry loads at the start, and what is loaded on demand. */
export function drawChunks(build: BuildGraph, labels: Readonly<Record<string, string>>): Drawing {
  const entries = Object.entries(labels).map(([name, text]) => {
    const files = build.entries.get(name)
    if (!files) throw new Error(`The build has no entry ${name}.`)
    return {id: `entry ${name}`, text, files}
  })
  const files = new Set(entries.flatMap(entry => entry.files))
  const chunks = build.chunks.filter(({file}) => file.endsWith('.js'))
  const initial = chunks.filter(({file}) => files.has(file))
  const later = chunks.filter(({isInitial}) => !isInitial)
  const nodeOf = ({file, modules}: (typeof chunks)[number]): Node => {
    return {id: file, text: file, lines: linesOf(modules.filter(isScript))}
  }
  return drawGraph({
    rows: [
      {nodes: entries.map(({id, text}) => ({id, text, tone: 'plain'}))},
      {nodes: initial.map(nodeOf)},
      ...(later.length > 0 ? [{nodes: later.map(nodeOf)}] : []),
    ],
    edges: [
      ...entries.flatMap(({id, files: own}) => own.map(to => ({from: id, to, verb: 'loads'}))),
      ...later.flatMap(({file, modules}) =>
        initial
          .filter(chunk => hasImportOf(modules, chunk.modules, build))
          .map(chunk => ({from: chunk.file, to: file, verb: 'loads', isDashed: true})),
      ),
    ],
  })
}

function linesOf(modules: readonly string[]): readonly string[] {
  return modules.length > 0 ? modules : ['only the runtime']
}

function isScript(module: string): boolean {
  return /\.(?:js|json)$/.test(module)
}

/** Whether one of the importing modules loads one of the others on demand. */
function hasImportOf(
  loaded: readonly string[],
  importing: readonly string[],
  {modules}: BuildGraph,
): boolean {
  const references = loaded.flatMap(name => [...(modules.get(name)?.references ?? [])])
  return references.some(
    ([name, types]) => types.includes('import()') && importing.includes(name.replace(/ \+ .*/, '')),
  )
}
