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

type DatedPage = Pick<ParsedPage, 'path' | 'frontMatter'>

/** Finds posts whose names begin like a date that no calendar has, and updates before the date. */
export function checkDates(pages: readonly DatedPage[]): Issue[] {
  return [...checkNamedDates(pages), ...checkUpdates(pages)]
}

function checkUpdates(pages: readonly DatedPage[]): Issue[] {
  return pages.flatMap(({path: file, frontMatter: {date, updated}}) => {
    if (date === undefined || updated === undefined || updated >= date) return []
    const message = `The page was updated on ${updated}, before its date, ${date}.`
    const hint = 'Remove “updated” from the front matter, or correct one of the dates.'
    return [{rule: 'bad-front-matter', severity: 'warning', file, line: 1, message, hint}]
  })
}

function checkNamedDates(pages: readonly DatedPage[]): Issue[] {
  return pages.flatMap(({path: file, frontMatter}) => {
    const [, date] = /(?:^|\/)(\d{4}-\d\d?-\d\d?)-[^/]*$/.exec(file) ?? []
    if (date === undefined || frontMatter.date !== undefined) return []
    if (z.iso.date().safeParse(date).success) return []
    const message = `“${date}” in the name is not a date, so the page has none.`
    const hint = 'Write the date as in 2024-02-29, or add “date” to the front matter.'
    return [{rule: 'bad-file-name', severity: 'warning', file, line: 1, message, hint}]
  })
}
