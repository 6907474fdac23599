import {RESULTS} from './weights.ts'
import type {Section} from './read-sections.ts'

/**
 * Moves further hits of one page, from the fourth on, behind those of other pages. Further options
 * of one page are never among the first hits, even if there are few others.
 */
export function spreadPages(sections: readonly Section[]): Section[] {
  const counts = new Map<string, number>()
  const [first, later]: [Section[], Section[]] = [[], []]
  for (const section of sections) {
    const page = section.url.replace(/#.*$/s, '')
    const count = counts.get(page) ?? 0
    counts.set(page, count + 1)
    if (count < RESULTS.ofPage) first.push(section)
    else later.push(section)
  }
  const best = [...first, ...later.filter(({url}) => !CHILD_OPTION.test(url))]
  const options = later.filter(({url}) => CHILD_OPTION.test(url))
  return best.length < RESULTS.few ? best : [...best, ...options]
}

/** The id of an option that only has a row of a table. */
const CHILD_OPTION = /#(?:plugin-)?option-|#dev-server-/
