import {endpoints} from '#contract/endpoints.ts'
import type {History} from '#contract/history.ts'
import {successorOf} from '#contract/private/successors.ts'
import {NoAnswerError, type Answer} from './answer.ts'
import {findFacts, suggestNames, type PackageFact} from './facts.ts'
import {addressOf, readData} from './package-files.ts'
import {read} from './read.ts'

/** The kinds of facts that have the name of an option; the first one is what people mean. */
const order = ['option', 'dev-server', 'flag', 'plugin', 'plugin-option', 'hook']

/** Describes an option, a hook, a flag or another name, with what is known about it. */
export async function describeName(name: string): Promise<Answer> {
  const facts = (await findFacts(name)).toSorted((a, b) => rankOf(a) - rankOf(b))
  const [first, ...others] = facts
  if (first === undefined) {
    const gone = await describeGone(name)
    if (gone !== undefined) return gone
    const names = await suggestNames(name)
    const hint = names.length > 0 ? ` Did you mean ${names.join(' or ')}?` : ''
    throw new NoAnswerError(`webpack and its tools have no “${name}”.${hint}`)
  }
  const text = await read(first.url ?? first.name).catch(() => undefined)
  const value = facts.map(fact =>
    fact.url === undefined ? fact : {...fact, url: addressOf(fact.url)},
  )
  const more = others.slice(0, MAX_OTHERS).map(formatOther)
  const also = more.length > 0 ? `\nThe same name has:\n\n${more.join('')}` : ''
  return {value, markdown: `${text?.markdown ?? formatFact(first)}${also}`}
}

/** What became of a name that the documented version does not have any more. */
async function describeGone(name: string): Promise<Answer | undefined> {
  const {facts} = await readData<History>(endpoints.history)
  const isMeant = (id: string) => id.replace(/^[^:]*:/, '') === name || id.endsWith(`.${name}`)
  const gone = Object.entries(facts).filter(([id, {until}]) => until !== undefined && isMeant(id))
  const value = gone.map(([id, {until = ''}]) => {
    const full = id.replace(/^[^:]*:/, '')
    return {name: full, until, advice: successorOf(full)?.advice}
  })
  if (value.length === 0) return undefined
  const lines = value.map(({name: full, until, advice = ''}) =>
    `- \`${full}\` is gone: the last version that had it is ${until}. ${advice}`.trimEnd(),
  )
  return {value, markdown: `${lines.join('\n')}\n`}
}

const MAX_OTHERS = 8

function rankOf({kind}: PackageFact): number {
  const rank = order.indexOf(kind)
  return rank < 0 ? order.length : rank
}

function formatFact({name, kind, type, package: of}: PackageFact): string {
  return `## ${name}\n\n- **Kind** ${kind} of ${of}\n${type === undefined ? '' : `- **Type** \`${type}\`\n`}`
}

function formatOther({name, kind, url}: PackageFact): string {
  return `- ${kind} \`${name}\`${url === undefined ? '' : ` <${addressOf(url)}>`}\n`
}
