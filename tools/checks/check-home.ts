import type {Issue} from '../issues/issue.ts'
import {urlOf} from '../content-format/urls.ts'

/** Finds what every site has: a home page. */
export function checkHome(paths: readonly string[]): Issue[] {
  if (paths.length === 0 || paths.some(path => urlOf(path) === '/')) return []
  const message = 'The site has no home page: / is answered with “Page Not Found”.'
  const hint = 'Create index.md with a title in its front matter.'
  return [{rule: 'missing-home', severity: 'warning', file: 'index.md', line: 1, message, hint}]
}
