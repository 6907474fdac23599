import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {factFiles, type Facts} from '#contract/webpack.ts'
import type {CoverageRecord} from './coverage-record.ts'
import {buildFactSet, noFacts, type FactSet} from './fact-set.ts'
import type {Known} from './known.ts'

/** Where the snapshots are. */
export const factsDir = fileURLToPath(new URL('../../facts', import.meta.url))

/** Reads the snapshots of a folder; a file that is not there holds nothing. */
export async function loadFacts(dir: string): Promise<FactSet> {
  const paths = Object.keys(factFiles).map(name => join(dir, `${name}.json`))
  const files = await Promise.all(paths.filter(path => existsSync(path)).map(readSnapshot))
  return buildFactSet(files)
}

/** What pages of a site can show, as threads are told of it. */
export interface KnownSource {
  /** Folder of the snapshots. */
  readonly factsDir?: string | undefined
  readonly coverage?: CoverageRecord | undefined
}

/** Reads what pages can show that does not stand in them. */
export async function readKnown({factsDir, coverage}: KnownSource): Promise<Known> {
  return {facts: factsDir === undefined ? noFacts : await loadFacts(factsDir), coverage}
}

async function readSnapshot(path: string): Promise<Facts> {
  return JSON.parse(await readFile(path, 'utf8'))
}
