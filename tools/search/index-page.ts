import type {Root} from 'mdast'
import {idOf} from '../../search/words/split-words.ts'
import type {SearchPage} from '../../search/file-formats.ts'
import {KINDS, TEXTS} from '../../search/weights.ts'
import {nameSection} from './section-names.ts'
import {splitSections, type PageSection} from './page-sections.ts'
import type {SearchRules} from './synonyms.ts'
import {weighMessages} from './weigh-messages.ts'
import {weighWords, type PageName} from './weigh-words.ts'

/** Index data of a page, independent of all others. */
export interface IndexedPage {
  /** Its sections, but the group, which is not known yet. */
  readonly page: UngroupedPage
  /** For each section, its terms with their weights, from 1 to 1000. */
  readonly terms: ReadonlyArray<ReadonlyArray<readonly [term: string, weight: number]>>
}

export type UngroupedPage = Omit<SearchPage, 'group'>

interface IndexOptions extends PageName {
  /** The name of the page in the sidebar, if it differs from the title. */
  readonly label?: string | undefined
  readonly url: string
  readonly body: Root
  readonly rules: SearchRules
  /** Whether it is the README of a package. */
  readonly isReadme?: boolean
}

/** The first sentence, if it is at most this long. Abbreviations are not followed by a capital. */
const SENTENCE = /^(?:.{12,95}?[.!?](?=$|\s+[^\s\p{Ll}])|.{6,95}?[。！？])/u

/** Determines which terms find the sections of a page. */
export function indexPage(source: IndexOptions): IndexedPage {
  const {url, title, label = title, description, body, rules, isReadme = false} = source
  const sections = splitSections(body)
  const share = shareOf(url, rules)
  const queriesOf = ({id}: PageSection) => rules.queries[id === '' ? url : `${url}#${id}`] ?? []
  const headings = sections.flatMap(section => section.headings.slice(-1))
  const weighSection = (section: PageSection) => {
    // The words of a thousand listed flags would crowd out the places that explain them.
    if (isListedFlag(section, share)) return []
    const kind =
      (isReadme ? KINDS.readme : 1) * (section.isRow && !section.isRemoved ? KINDS.row : 1)
    const about = {title, description, headings, queries: queriesOf(section), share: share * kind}
    return weighWords(section, about, rules.synonyms)
  }
  const bonusShare = isReadme ? KINDS.readmeBonus : share
  return {
    page: {
      url,
      ...(bonusShare < 1 && {share: bonusShare}),
      title: cut(label.length > title.length ? label : title, TEXTS.heading), // the one that says more
      ids: sections.map(({id, headings: path}) => (id === idOf(path.at(-1) ?? '') ? '' : id)),
      depths: sections.map(section => section.headings.length),
      headings: sections.map(section => cut(section.headings.at(-1) ?? '', TEXTS.heading)),
      texts: sections.map(section => textOf(section, description)),
      ...(sections.some(section => queriesOf(section).length > 0) && {
        queries: sections.map(queriesOf),
      }),
      ...(sections.some(({defaultValue}) => defaultValue !== '') && {
        defaults: sections.map(({defaultValue}) => defaultValue),
      }),
      ...messagesOf(url, rules),
    },
    terms: sections.map(section => [
      ...nameSection(section, {url, title, isReadme, share, queries: queriesOf(section)}, rules),
      ...weighSection(section),
      ...weighMessages(section.messages, {url, rules}),
    ]),
  }
}

/** The first page of a section about messages lists them; the others explain some of them. */
function messagesOf(url: string, {messages}: SearchRules): Pick<SearchPage, 'messages'> {
  const [, section = '', below = ''] = url.split('/')
  if (!messages.includes(section)) return {}
  return {messages: below === '' ? 'listed' : 'explained'}
}

/** Whether a section is a flag in a list of flags, which is found by its name alone. */
function isListedFlag({headings}: PageSection, share: number): boolean {
  return share < 1 && headings.at(-1)?.startsWith('--') === true
}

/** Weight of the words of a page. */
function shareOf(url: string, {background, archive}: SearchRules): number {
  if (archive.some(path => url.startsWith(`/${path}/`))) return KINDS.archive
  return background.some(path => url.startsWith(`/${path}/`)) ? KINDS.background : 1
}

/** The first sentence of the text of a section, or of its code if it has no text. */
function textOf({level, summary, code}: PageSection, description: string | undefined): string {
  const text = summary || (level === 1 && description) || code.replaceAll(/\s+/g, ' ').trim()
  return SENTENCE.exec(text)?.[0] ?? cut(text, TEXTS.text)
}

/** Cuts at a blank if there is one near the end, and never within a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/\s+\S{0,40}$/, '')}…`
}
