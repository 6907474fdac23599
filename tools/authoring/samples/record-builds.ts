import {join} from 'node:path'
import {EXPECT_FILE} from '../../content/example.ts'
import {writeAtomically} from '../../disk/write-atomically.ts'
import {readExamples} from '../../load/read-examples.ts'
import {recordEmitted} from './emitted-code.ts'
import {formatExpectation} from './expectation.ts'
import type {Built} from './worker/finding.ts'

/** Writes what examples emitted as the expected output. */
export function recordBuilds(built: ReadonlyMap<string, Built>): void {
  const {dir, settings} = readExamples()
  for (const [name, result] of built) {
    writeAtomically(join(dir, name, EXPECT_FILE), formatExpectation(result))
    if (settings.get(name)?.emitted) recordEmitted(join(dir, name), result)
  }
}
