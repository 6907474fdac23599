import {ContentError, type Issue} from '../content/issue.ts'
import {createStore} from '../disk/store.ts'
import {recordAnchors} from './record-anchors.ts'
import {recordCoverage} from './record-coverage.ts'

/** Records the anchors and the coverage of a folder. Returns the issues that prevent it. */
export async function recordFrom(content: string, cache: string): Promise<readonly Issue[]> {
  const store = createStore(cache)
  const issues: Issue[] = []
  for (const record of [recordAnchors, recordCoverage]) {
    try {
      await record({content, store})
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      issues.push(...error.issues)
    }
  }
  return issues
}
