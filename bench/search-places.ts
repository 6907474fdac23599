import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {createSearch} from '../search/engine.ts'
import asked from '../tests/search/asked.json' with {type: 'json'}
import golden from '../tests/search/golden.json' with {type: 'json'}
import {judgeQueries, share, splitByLine, type Outcome} from '../tests/search/judge-queries.ts'
import recent from '../tests/search/recent.json' with {type: 'json'}
import typed from '../tests/search/typed.json' with {type: 'json'}
import {createFigure, type Figure} from './report.ts'

/** Questions of readers; every second one is held aside, and only counted. */
const halved = {typed, asked, recent}

/**
 * Asks search all queries of the tests, and writes a table with the place of the answer to each,
 * which is published with a release.
 */
export async function measurePlaces(siteDir: string, tableFile: string): Promise<Figure[]> {
  const search = createSearch(async url => JSON.parse(await readFile(join(siteDir, url), 'utf8')))
  const figures: Figure[] = []
  const rows: string[] = []
  const add = (name: string, outcomes: readonly Outcome[]) => {
    figures.push(
      figureOf(`${name}: first`, outcomes, 1),
      figureOf(`${name}: in three`, outcomes, 3),
    )
  }
  const names = await judgeQueries(search, golden)
  add('names', names)
  rows.push(...names.map(formatRow))
  for (const [name, queries] of Object.entries(halved)) {
    const {tuned, held} = splitByLine(await judgeQueries(search, queries))
    add(name, tuned)
    add(`${name}, held aside`, held)
    rows.push(...tuned.map(formatRow))
  }
  await mkdir(dirname(tableFile), {recursive: true})
  await writeFile(
    tableFile,
    `${['| Query | Answer | Place |', '| --- | --- | --- |', ...rows].join('\n')}\n`,
  )
  return figures
}

function figureOf(name: string, outcomes: readonly Outcome[], most: number): Figure {
  return createFigure(`${name}, of ${outcomes.length}`, 'score', {values: [share(outcomes, most)]})
}

function formatRow({query, wanted, rank}: Outcome): string {
  const text = query.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  return `| ${text} | \`${wanted}\` | ${rank === 0 ? 'not found' : rank} |`
}
