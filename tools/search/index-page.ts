import type {Root} from 'mdast'
import type {SearchSection} from '#contract/search.ts'
import {nameSection} from './section-names.ts'
import {splitSections, type PageSection} from './page-sections.ts'
import type {SearchRules} from './synonyms.ts'
import {weighWords, type PageName} from './weigh-words.ts'

/** What the index says of a page, before anything is known of the others. */
export interface IndexedPage {
  /** Its sections, but the group, which is not known yet. */
  readonly sections: readonly UngroupedSection[]
  /** For each section, its terms with their weights, from 1 to 1000. */
  readonly terms: ReadonlyArray<ReadonlyArray<readonly [term: string, weight: number]>>
}

export type UngroupedSection = Omit<SearchSection, 'group'>

interface PageSource extends PageName {
  readonly url: string
  readonly body: Root
  readonly rules: SearchRules
  /** Whether it is the README of a package. */
  readonly isReadme?: boolean
}

/** UTF-16 units of a section that an answer is shown with. */
const TEXT_LENGTH = 1000

/** A heading that is longer is shown cut. */
const HEADING_LENGTH = 200

/** Finds out by which terms the sections of a page are to be found. */
export function indexPage(source: PageSource): IndexedPage {
  const {url, title, description, body, rules, isReadme = false} = source
  const sections = splitSections(body)
  const headings = sections.flatMap(section => section.headings.slice(-1))
  return {
    sections: sections.map(section => ({
      url: section.id === '' ? url : `${url}#${section.id}`,
      title: cut(title, HEADING_LENGTH),
      headings: section.headings.map(heading => cut(heading, HEADING_LENGTH)),
      text: textOf(section, description),
    })),
    terms: sections.map(section => [
      ...nameSection(section, {url, title, isReadme}, rules),
      ...weighWords(section, {title, description, headings}, rules.synonyms),
    ]),
  }
}

/** The prose of a section, and its code if there is room. */
function textOf({level, prose, code}: PageSection, description: string | undefined): string {
  const begin = level === 1 && prose === '' ? (description ?? '') : prose
  return cut(`${begin} ${code}`.replaceAll(/\s+/g, ' ').trim(), TEXT_LENGTH)
}

/** At a blank if there is one near the end, and never within a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/\s+\S{0,40}$/, '')}…`
}
