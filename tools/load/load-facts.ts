import {buildFactSet, noFacts, type FactSet} from '../facts/fact-set.ts'
import type {CoverageRecord} from '../facts/coverage-record.ts'
import type {Known} from '../facts/known.ts'
import {factFileNames, readSnapshot} from './fact-snapshots.ts'

/** Reads all snapshots of a folder; a file that is not there holds nothing. */
export async function loadFacts(dir?: string): Promise<FactSet> {
  const files = await Promise.all(factFileNames.map(name => readSnapshot(name, dir)))
  return buildFactSet(files.filter(file => file !== undefined))
}

/** What pages of a site can show, as threads are told of it. */
export interface KnownSource {
  /** Folder of the snapshots; nothing is known without one. */
  readonly factsDir?: string | undefined
  readonly coverage?: CoverageRecord | undefined
}

/** Reads what pages can show that does not stand in them. */
export async function readKnown({factsDir, coverage}: KnownSource): Promise<Known> {
  return {facts: factsDir === undefined ? noFacts : await loadFacts(factsDir), coverage}
}
