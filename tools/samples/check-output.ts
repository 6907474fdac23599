import {nearest, type Issue} from '../content/issue.ts'
import {compareOutput} from './compare-output.ts'
import type {PageSample} from './page-samples.ts'
import {placeFinding} from './place-finding.ts'
import type {Built} from './worker/finding.ts'

/** What is known of examples and of samples that tap hooks. */
interface Told {
  readonly built: ReadonlyMap<string, Built>
  readonly logs: ReadonlyMap<PageSample, readonly string[]>
}

/** Compares a fence with what its example makes, says or prints, or with what a sample prints. */
export function checkOutput(item: PageSample, {built, logs}: Told): Issue[] {
  const {kind, title, text, attributes} = item.sample
  if (kind !== 'output') return []
  const {example = '', of = 'stats'} = attributes
  const complain = (message: string, hint: string) => [
    placeFinding(item, {rule: 'bad-example', message, hint}),
  ]
  if (text.trim() === '')
    return complain('It shows no output.', 'Copy lines from that of the build.')
  if (of === 'tap') {
    const log = item.told && logs.get(item.told)
    if (!log) return complain('No sample with check=tap stands before it.', 'Show it first.')
    return compareOutput(text, log.join('\n')).map(finding => placeFinding(item, finding))
  }
  const result = built.get(example)
  if (!result) {
    const near = nearest(example, built.keys())
    const hint = near === undefined ? 'Name a folder of examples/.' : `Did you mean “${near}”?`
    return complain(`There is no example “${example}”.`, hint)
  }
  const path = (title ?? '').replace(/^dist\//, '')
  if (title !== undefined && result.files[path] === undefined) {
    const near = nearest(path, Object.keys(result.files))
    const hint = near === undefined ? 'Look at its expect.json.' : `Did you mean dist/${near}?`
    return complain(`The example “${example}” does not make ${title}.`, hint)
  }
  const told: Record<string, string> = {
    stats: result.stats,
    log: result.log.join('\n'),
    prints: result.prints.join('\n'),
  }
  const output = result.files[path] ?? told[of]
  if (output === undefined) {
    return complain(`No output is called “${of}”.`, 'Write of=stats, of=log, of=prints or of=tap.')
  }
  return compareOutput(text, output).map(finding => placeFinding(item, finding))
}
