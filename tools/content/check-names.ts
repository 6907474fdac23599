import {z} from 'zod'
import type {Issue} from './issue.ts'
import type {ParsedPage} from './parsed-page.ts'
import {urlOf} from './urls.ts'

/** Finds what every site has: a home page. */
export function checkHome(paths: readonly string[]): Issue[] {
  if (paths.length === 0 || paths.some(path => urlOf(path) === '/')) return []
  const message = 'The site has no home page: / is answered with “Page Not Found”.'
  const hint = 'Create index.md with a title in its front matter.'
  return [{rule: 'missing-home', severity: 'warning', file: 'index.md', line: 1, message, hint}]
}

/** Finds posts whose names begin like a date that no calendar has. */
export function checkDates(pages: readonly Pick<ParsedPage, 'path' | 'frontMatter'>[]): Issue[] {
  return pages.flatMap(({path: file, frontMatter}) => {
    const [, date] = /(?:^|\/)(\d{4}-\d\d?-\d\d?)-[^/]*$/.exec(file) ?? []
    if (date === undefined || frontMatter.date !== undefined) return []
    if (z.iso.date().safeParse(date).success) return []
    const message = `“${date}” in the name is not a date, so that the page has none.`
    const hint = 'Write the date as in 2024-02-29, or add “date” to the front matter.'
    return [{rule: 'bad-file-name', severity: 'warning', file, line: 1, message, hint}]
  })
}
