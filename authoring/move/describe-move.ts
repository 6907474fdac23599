import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {need} from '#contract/private/need.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import type {FactChange} from '../read-webpack/compare-facts.ts'
import {historyPackages} from '../read-webpack/history/releases.ts'
import {listChangedFiles, type Base} from './base.ts'
import type {Place} from './find-places.ts'
import {findSentences, type PageText} from './find-sentences.ts'
import type {Move} from './format-move.ts'
import type {Versions} from './moved-packages.ts'
import {CONTENT, loadPages} from './place-facts.ts'
import type {TextChanges} from './read-texts.ts'

interface Moved {
  readonly base: Base
  readonly versions: Versions
  readonly changes: readonly FactChange[]
  readonly texts: TextChanges
  readonly placeOf: (id: string) => Place | undefined
  /** What stops a check. */
  readonly issues: readonly Issue[]
  /** Titles of tests that failed. */
  readonly failed: readonly string[]
}

/** Describes what a move changed, and what a person has to look at. */
export async function describeMove(moved: Moved): Promise<Move> {
  const {base, versions, changes, texts, placeOf, issues, failed} = moved
  const others = Object.keys(versions).filter(name => versions[name] !== base.versions[name])
  const {pages, issues: onPages} = await loadPages()
  const sources = pages.map(({path}): PageText => ({
    file: `content/${path}`,
    text: readFileSync(join(CONTENT, path), 'utf8'),
  }))
  const errors = [...issues, ...onPages].filter(({severity}) => severity === 'error')
  return {
    versions: others.map(name => `${name} ${base.versions[name]} → ${versions[name]}`),
    notes: others.flatMap(name => notesOf(name, need(versions[name], name))),
    written: describeWritten(base),
    changes,
    placeOf,
    sentences: findSentences(sources, {
      versions: historyPackages.flatMap(({name}) =>
        versions[name] === base.versions[name] ? [] : (base.versions[name] ?? []),
      ),
      changes,
      described: texts.described,
      gone: texts.gone,
      pageOf: id => `content/${placeOf(id)?.file}`,
    }),
    needs: texts.needs,
    messages: texts.messages,
    marks: onPages.filter(isMark),
    errors: [...new Set([...errors.map(formatError), ...failed.map(title => `${title} (test)`)])],
  }
}

/** Whether an issue is the mark of a fact that is not described yet. */
export function isMark({rule}: Issue): boolean {
  return rule === 'undescribed'
}

function formatError({file, line, rule, message}: Issue): string {
  return `content/${file}:${line} ${rule}: ${message.replaceAll(/\s+/g, ' ')}`
}

/** What commands wrote since a commit, by folder. */
function describeWritten({revision}: Base): string[] {
  const folders = {
    'documented/ and the lock file': ['documented/package.json', 'package-lock.json'],
    'facts/': ['facts'],
    'examples/': ['examples'],
    'content/ (outputs, marks and records)': ['content'],
    'contract/README.md': ['contract/README.md'],
  }
  return Object.entries(folders).flatMap(([name, paths]) => {
    const {length} = listChangedFiles(revision, paths)
    return length > 0 ? [`${name}: ${length} ${length === 1 ? 'file' : 'files'}`] : []
  })
}

const repositories: Readonly<Record<string, (version: string) => string>> = {
  webpack: version => `webpack/releases/tag/v${version}`,
  'webpack-cli': version => `webpack-cli/releases/tag/webpack-cli@${version}`,
  'webpack-dev-server': version => `webpack-dev-server/releases/tag/v${version}`,
}

function notesOf(name: string, version: string): string[] {
  const path = repositories[name]?.(version)
  return path === undefined ? [] : [`Notes: https://github.com/webpack/${path}`]
}
