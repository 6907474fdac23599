import {endpoints} from '#contract/endpoints.ts'
import {findConfigErrorPage} from '#contract/private/config-check/find-error-page.ts'
import type {Anchors} from '#contract/records.ts'
import {groupBy} from '#contract/private/group-by.ts'
import {NoAnswerError, type Answer} from './answer.ts'
import {addressOf, readData, readPage} from './package-files.ts'
import {findHits} from './search.ts'
import {findSection} from './section.ts'
import {splitOutput} from './split-output.ts'

/** The explanation of a message. */
interface ExplainedMessage {
  readonly message: string
  /** Absent if no page explains it. */
  readonly url?: string
  readonly title?: string
  readonly markdown?: string
}

/** Explains each message in what a build printed. */
export async function explainErrors(output: string): Promise<Answer> {
  const messages = splitOutput(output)
  if (messages.length === 0) {
    throw new NoAnswerError(
      'There is no message to explain. Pass what the build printed: npx webpack 2>&1 | npx webpack-docs error',
    )
  }
  const anchors = await readData<Anchors>(endpoints.anchors)
  const explained: ExplainedMessage[] = []
  for (const message of messages) explained.push(await explainMessage(message, anchors))
  return {value: explained, markdown: formatAll(explained)}
}

/**
 * The address of the section about a message of webpack or Node.js. A configuration can throw
 * anything, even what no page explains, so the message must contain the words of the section's
 * heading.
 */
export async function findExplanation(message: string): Promise<string | undefined> {
  const [text = ''] = message.split(STACK)
  const page = findConfigErrorPage(text)
  if (page !== undefined) return addressOf(page)
  const hit = await findErrorHit(text)
  const heading = hit?.headings.at(-1)?.text ?? ''
  const words = heading.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const isAbout = words.length > 0 && words.every(word => text.toLowerCase().includes(word))
  return hit && isAbout ? addressOf(hit.url) : undefined
}

/** Where the stack of an error begins. */
const STACK = /\n {4}at /

async function findErrorHit(message: string) {
  const hits = await findHits(message.replace(RESOLVING, ''), MAX_HITS)
  return hits.find(({url}) => url.startsWith('/errors/'))
}

async function explainMessage(message: string, anchors: Anchors): Promise<ExplainedMessage> {
  const hit = await findErrorHit(message)
  if (hit === undefined) return {message}
  const [url = '', id = ''] = hit.url.split('#')
  const page = await readPage(url)
  const title = [hit.title, ...hit.headings].map(({text}) => text).join(' › ')
  const section = id === '' ? undefined : findSection(page, id, anchors[url]?.ids ?? [])
  return {message, url: addressOf(hit.url), title, markdown: section ?? page}
}

/** Matches webpack's log of how it looked for a file, which follows some messages. */
const RESOLVING = /^resolve '[^\n]*' in '.*/ms

/** Hits among which a page about errors is looked for. */
const MAX_HITS = 10

/** The text of a section is printed once, for all messages that it explains. */
function formatAll(all: readonly ExplainedMessage[]): string {
  const groups = groupBy(all, each => each.url ?? each)
  return [...groups.values()].map(formatGroup).join('\n')
}

function formatGroup(group: readonly ExplainedMessage[]): string {
  const quotes = group.map(({message}) => `\`\`\`text\n${shorten(message)}\n\`\`\`\n`).join('\n')
  const {url, markdown} = group[0] ?? {}
  if (url === undefined || markdown === undefined) {
    return `${quotes}\nNo page explains this message. Search for its words: webpack-docs search "…"\n`
  }
  return `${quotes}\n${markdown.trimEnd()}\n\n<${url}>\n`
}

/** The first lines of a message: they name the problem, further ones show code. */
function shorten(message: string): string {
  const lines = message.split('\n')
  return lines.length <= MAX_LINES ? message : `${lines.slice(0, MAX_LINES).join('\n')}\n…`
}

const MAX_LINES = 4
