import {isPlain} from '../plain-object.ts'
import {compareVersions} from '../../versions.ts'
import type {ConfigProblem} from './checked-config.ts'
import {readAt} from './edit-config.ts'
import {successorOf} from '../successors.ts'

/** Options that webpack accepts, although it has them no more. Its schema lets `experiments` be open. */
export function listIgnored(config: unknown, webpackVersion: string): ConfigProblem[] {
  const experiments = readAt(config, ['experiments'])
  if (!isPlain(experiments)) return []
  return Object.keys(experiments).flatMap((key): ConfigProblem[] => {
    const name = `experiments.${key}`
    const {removed, advice} = successorOf(name) ?? {}
    if (removed === undefined || compareVersions(webpackVersion, removed) < 0) return []
    const message = `${name} has no effect since webpack ${removed.replace(/\.0$/, '')}.`
    return [{kind: 'ignored', path: ['experiments', key], message, advice}]
  })
}
