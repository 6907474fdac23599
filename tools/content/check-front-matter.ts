import {checkDates} from './check-dates.ts'
import {checkGroups} from './check-groups.ts'
import type {Issue} from './issue.ts'
import type {ParsedPage} from './parsed-page.ts'

/** Checks values of the front matter that depend on other values or on other pages. */
export function checkFrontMatter(pages: readonly ParsedPage[], paths: readonly string[]): Issue[] {
  return [...checkDates(pages), ...checkGroups(pages, paths)]
}
