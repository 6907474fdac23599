import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {need} from '#contract/private/need.ts'
import {EXPECT_FILE} from '../../tools/examples/example.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {readExamples} from '../../tools/load/read-examples.ts'
import {recordEmitted} from './emitted-code.ts'
import {formatExpectation} from './expectation.ts'
import type {Built} from './worker/finding.ts'

/** Writes new sizes, hashes and versions into the outputs that pages show. */
export function recordOutputs(folder: string, issues: readonly Issue[]): void {
  const files = new Map<string, string[]>()
  for (const {file, line, replacement} of issues) {
    if (!replacement) continue
    const lines = files.get(file) ?? readFileSync(join(folder, file), 'utf8').split('\n')
    files.set(file, lines)
    const {shown, text} = replacement
    lines[line - 1] = need(lines[line - 1], `line ${line} in ${file}`).replace(shown, () => text)
  }
  for (const [file, lines] of files) writeAtomically(join(folder, file), lines.join('\n'))
}

/** Writes what examples emitted as the expected output. */
export function recordBuilds(built: ReadonlyMap<string, Built>): void {
  const {dir, settings} = readExamples()
  for (const [name, result] of built) {
    writeAtomically(join(dir, name, EXPECT_FILE), formatExpectation(result))
    if (settings.get(name)?.emitted) recordEmitted(join(dir, name), result)
  }
}
