import {checkDates} from './check-dates.ts'
import {checkGroups} from './check-groups.ts'
import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'

/** Checks values of the front matter that depend on other values or on other pages. */
export function checkFrontMatter(pages: readonly ParsedPage[], paths: readonly string[]): Issue[] {
  return [...checkDates(pages), ...checkGroups(pages, paths)]
}
