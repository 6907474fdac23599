import {findConfigErrorPage} from '#contract/private/config-check/find-error-page.ts'
import type {Fact} from '#contract/webpack.ts'

/** Finds the page that explains a message: that of the longest known message that matches it. */
export function createErrorFinder(facts: readonly Fact[]): (message: string) => string {
  const known = facts.flatMap(({name, messages = [name], url}) =>
    messages.map(text => ({pattern: toPattern(text), length: text.length, url})),
  )
  const sorted = known.toSorted((a, b) => b.length - a.length)
  return message =>
    findConfigErrorPage(message) ??
    sorted.find(({pattern}) => pattern.test(message))?.url ??
    '/errors/'
}

/** `Module not found: …` matches what webpack prints: its … stands for any text. */
function toPattern(message: string): RegExp {
  const parts = message
    .split('…')
    .map(part => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(parts.join('[^]*?'))
}
