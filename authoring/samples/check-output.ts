import {posix} from 'node:path'
import type {Issue} from '../../tools/issues/issue.ts'
import {nearest, suggestName} from '../../tools/issues/nearest-names.ts'
import {compareOutput} from './compare-output.ts'
import type {PageSample} from './page-samples.ts'
import {placeFinding} from './place-finding.ts'
import type {Built} from './worker/finding.ts'

/** Results of the example and of samples that tap hooks. */
interface Told {
  readonly built: Built | undefined
  /** Names of all examples. */
  readonly names: Iterable<string>
  readonly logs: ReadonlyMap<PageSample, readonly string[]>
}

/** Compares a fence with the output of its example or sample. */
export function checkOutput(item: PageSample, {built, names, logs}: Told): Issue[] {
  const {kind, title, text, attributes} = item.sample
  if (kind !== 'output') return []
  const {example = '', of = 'stats'} = attributes
  const complain = (message: string, hint: string) => [
    placeFinding(item, {rule: 'bad-example', message, hint}),
  ]
  if (text.trim() === '')
    return complain('The fence contains no output.', 'Copy lines from the output of the build.')
  if (of === 'tap') {
    const log = item.told && logs.get(item.told)
    if (!log)
      return complain('There is no sample with check=tap before it.', 'Add the sample first.')
    return compareOutput(text, log.join('\n')).map(finding => placeFinding(item, finding))
  }
  if (!built) {
    const hint = suggestName(example, names, 'Name a folder of examples/.')
    return complain(`There is no example “${example}”.`, hint)
  }
  // A plugin may write outside of the output folder: `../list.json` is list.json of the project.
  const files = new Map(
    Object.entries(built.files).map(([name, content]) => [posix.join('dist', name), content]),
  )
  const path = title ?? ''
  const file = files.get(path) ?? files.get(`dist/${path}`)
  if (title !== undefined && file === undefined) {
    const near = nearest(path, files.keys())
    const hint = near === undefined ? 'Look at its expect.json.' : `Did you mean ${near}?`
    return complain(`The example “${example}” does not emit ${title}.`, hint)
  }
  const told: Record<string, string> = {
    stats: built.stats,
    log: built.log.join('\n'),
    prints: built.prints.join('\n'),
  }
  const output = file ?? told[of]
  if (output === undefined) {
    return complain(`There is no output “${of}”.`, 'Write of=stats, of=log, of=prints or of=tap.')
  }
  return compareOutput(text, output).map(finding => placeFinding(item, finding))
}
