import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** On a fresh clone, vitest would start these last, and one worker would finish alone. */
const long = [
  'contract.test.ts',
  'browser/offline.test.ts',
  'browser/offline-setting.test.ts',
  'browser/live-update.test.ts',
  'browser/all-pages.test.ts',
  'proofs/facts.test.ts',
  'proofs/samples.test.ts',
  'proofs/recipes.test.ts',
  'playground/compare-with-node.test.ts',
  'builds/interrupted-builds.test.ts',
  'builds/incremental.test.ts',
]

/** Starts the files that take longest first, so that all workers finish at about the same time. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is not that of arrays
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

function rankOf({moduleId}: TestSpecification): number {
  const rank = long.findIndex(name => moduleId.endsWith(`/${name}`))
  return rank === -1 ? long.length : rank
}
