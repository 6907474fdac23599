import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {directiveOf} from './fact-directive.ts'
import {matchFacts, type FactSet} from './fact-set.ts'
import {listFirst, suggestNames} from '../issues/nearest-names.ts'
import type {Rule} from '../issues/rule.ts'
import {findOwners} from './owners.ts'

/** Rules that leave a page partly unread: the missing part may show facts. */
const unreadRules = new Set<Rule>(['bad-fact', 'bad-markdown', 'too-deep', 'unknown-fact'])

/** Finds facts that pages cover without need, twice, or without showing them. */
export function checkCovers(pages: readonly ParsedPage[], facts: FactSet): Issue[] {
  return [
    ...pages.flatMap(page => checkPatterns(page, facts)),
    ...checkDoubles(pages, facts),
    ...pages
      .filter(({issues}) => !issues.some(({rule}) => unreadRules.has(rule)))
      .flatMap(page => checkShown(page, facts)),
  ]
}

function checkPatterns({path, covers = []}: ParsedPage, facts: FactSet): Issue[] {
  return covers
    .filter(({pattern}) => matchFacts(pattern, facts).length === 0)
    .map(({pattern, line}): Issue => {
      const otherwise =
        'Write an ID such as option:output.path, or a pattern such as option:output.*.'
      return {
        rule: 'unknown-fact',
        severity: 'error',
        file: path,
        line,
        message: `The page covers ${pattern}, but webpack has no such fact.`,
        hint: suggestNames(pattern, facts.byId.keys(), otherwise),
      }
    })
}

/** One issue for all that two lines have in common. */
function checkDoubles(pages: readonly ParsedPage[], facts: FactSet): Issue[] {
  const common = new Map<string, {ids: string[]; place: Place; first: Place}>()
  for (const [id, [first, ...others]] of findOwners(pages, facts)) {
    if (!first) continue
    for (const {page, cover} of others) {
      const place = {file: page.path, line: cover.line}
      const firstPlace = {file: first.page.path, line: first.cover.line}
      const key = JSON.stringify([place, firstPlace])
      const entry = common.get(key) ?? {ids: [], place, first: firstPlace}
      entry.ids.push(id)
      common.set(key, entry)
    }
  }
  return [...common.values()].map(({ids, place, first}): Issue => ({
    rule: 'double-owner',
    severity: 'error',
    ...place,
    message: `${first.file}:${first.line} covers ${listFirst(ids)} as well.`,
    hint: 'Let only one page cover it. Other pages can still show it.',
  }))
}

interface Place {
  readonly file: string
  readonly line: number
}

function checkShown(page: ParsedPage, facts: FactSet): Issue[] {
  const shown = new Set(page.facts?.map(({id}) => id))
  return (page.covers ?? []).flatMap(({pattern, line}): Issue[] => {
    const missing = matchFacts(pattern, facts).filter(id => !shown.has(id))
    const fact = facts.byId.get(missing[0] ?? '')
    if (!fact) return []
    const message = `The page covers ${listFirst(missing)}, but does not show ${missing.length === 1 ? 'it' : 'them'}.`
    const hint = `Write ${directiveOf(fact)} below a heading, or the directive with one colon in a table or a list.`
    return [{rule: 'fact-without-anchor', severity: 'error', file: page.path, line, message, hint}]
  })
}
