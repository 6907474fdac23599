import type {Reporter, TestModule} from 'vitest/node'
import {entryOf, readProofs, writeProofs} from '../../authoring/proofs/proof-record.ts'
import {describeFileProofs, isFileProof} from './file-proofs.ts'
import {proving} from './proving.ts'

/** With PROVE=record, adds the test files that passed to the record, and removes those that are gone. */
export const recordProofs: Reporter = {
  onTestRunEnd(modules) {
    if (proving !== 'record') return
    const counts = new Map(
      modules
        .filter(isComplete)
        .map(module => [module.relativeModuleId, [...module.children.allTests('passed')].length]),
    )
    const recorded = readProofs()
    const proofs = describeFileProofs()
    const ofSamples = [...recorded].filter(([name]) => !isFileProof(name))
    const kept = proofs.flatMap(({name, inputs}): Array<[string, string]> => {
      const count = counts.get(name)
      if (count !== undefined) return [[name, entryOf({name, inputs, result: `${count} tests`})]]
      const entry = recorded.get(name)
      return entry === undefined ? [] : [[name, entry]]
    })
    writeProofs(new Map([...ofSamples, ...kept]))
    console.log(`\nRecorded: ${[...counts.keys()].join(', ') || 'nothing'}`)
    const others = modules.filter(module => !isComplete(module))
    for (const {relativeModuleId} of others)
      console.log(`Not recorded, because tests failed or were skipped: ${relativeModuleId}`)
  },
}

/** Whether all tests passed: a test that was skipped for want of a browser has proved nothing. */
function isComplete(module: TestModule): boolean {
  return module.ok() && [...module.children.allTests('skipped')].length === 0
}
