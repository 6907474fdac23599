import {expect, test} from 'vitest'
import {isProved, readProofs} from '../authoring/proofs/proof-record.ts'
import {describeFileProofs, isFileProof} from './proofs/file-proofs.ts'

test('what test files prove of the content is recorded for its current inputs: run npm run record-proofs', () => {
  const recorded = readProofs()
  const proofs = describeFileProofs()
  const changed = proofs.filter(proof => !isProved(recorded, proof))
  expect(changed.map(({name}) => name)).toEqual([])
  const names = new Set(proofs.map(({name}) => name))
  expect([...recorded.keys()].filter(name => isFileProof(name) && !names.has(name))).toEqual([])
  expect(names.size).toBeGreaterThan(8)
})
