import {readFile} from 'node:fs/promises'
import {hashText} from '../disk/file-cache.ts'
import {writeWhole} from '../disk/write-atomically.ts'
import type {Built, Finding, Names} from './worker/finding.ts'

/** What is known of a sample, an example, or of webpack. */
export interface Results {
  findings: Record<string, readonly Finding[]>
  built: Record<string, Built>
  /** What samples printed. */
  logs: Record<string, readonly string[]>
  names: Record<string, Names>
}

/** Results of earlier runs, by all that they depend on. */
export interface ResultStore {
  readonly known: Results
  /** Names a result, and keeps it for the next run. */
  keyOf(parts: readonly string[]): string
  /** Writes what was named in this run, if that has changed. */
  save(): Promise<void>
}

/** Opens the results of a file, which need not exist; `code` is part of every name. */
export async function openResults(file: string, code: string): Promise<ResultStore> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const known = parseResults(text)
  const used = new Set<string>()
  const keep = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => used.has(key)))
  return {
    known,
    keyOf(parts) {
      const key = hashText([code, ...parts].join('\0'))
      used.add(key)
      return key
    },
    async save() {
      const next = JSON.stringify({
        findings: keep(known.findings),
        built: keep(known.built),
        logs: keep(known.logs),
        names: keep(known.names),
      })
      if (next !== text) await writeWhole(file, next)
    },
  }
}

function parseResults(text: string): Results {
  const empty: Results = {findings: {}, built: {}, logs: {}, names: {}}
  try {
    return {...empty, ...JSON.parse(text)}
  } catch {
    return empty // none yet, or damaged: found anew
  }
}
