import type {DefaultReason} from '#contract/explain-default.ts'
import {shortVersion} from '#contract/versions.ts'
import {groupBy} from '#contract/private/group-by.ts'
import type {ExplainedOption} from './explain-options.ts'

/** Options as Markdown, with a heading for each part of the configuration. */
export function formatOptions(options: readonly ExplainedOption[]): string {
  const groups = groupBy(options, ({path: [first = '', ...rest]}) => (rest.length > 0 ? first : ''))
  const parts = [...groups].map(
    ([key, own]) => `${key === '' ? '' : `### ${key}\n\n`}${own.map(formatOption).join('')}`,
  )
  return parts.join('\n') || 'No option matches.\n'
}

function formatOption(option: ExplainedOption): string {
  const {name, value, url} = option
  const address = url === undefined ? '' : ` <${url}>`
  return `- \`${name}\` = \`${value}\` — ${formatOrigin(option)}.${address}\n`
}

const origins = {
  set: 'set in the configuration',
  default: 'default',
  plugin: 'set by a plugin',
  unknown: 'not set in the configuration',
} as const

/** `default, because mode is "production"; since 5.103` */
export function formatOrigin({origin, because, since, deprecated}: ExplainedOption): string {
  const reasons = because?.map(formatReason) ?? []
  return [
    origins[origin] + (reasons.length > 0 ? `, because ${reasons.join(' and ')}` : ''),
    ...(since === undefined || since === OLDEST ? [] : [`since ${shortVersion(since)}`]),
    ...(deprecated ? ['deprecated'] : []),
  ].join('; ')
}

/** The oldest version that was read stands for all before it. */
const OLDEST = '4.47.0'

/** `` `output.module` is `false` (because `target` is `"web"`) `` */
function formatReason({name, value, given, because}: DefaultReason): string {
  const deeper = because.length > 0 ? ` (because ${because.map(formatReason).join(' and ')})` : ''
  const isUnset = !given && because.length === 0
  return `\`${name}\` is \`${value}\`${isUnset ? ' by default' : ''}${deeper}`
}
