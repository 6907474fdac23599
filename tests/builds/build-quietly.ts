import {buildSite} from '../../tools/commands/build-site.ts'
import type {BuildOptions} from '../../tools/command-line/build-options.ts'
import {quietLog} from '../quiet-log.ts'

type Options = Pick<BuildOptions, 'content' | 'out'> & Partial<BuildOptions>

/** Builds a site without a word. Dead links are warnings. */
export function buildQuietly(options: Options): Promise<void> {
  const defaults = {deadLinks: 'warning', liveUpdate: false, compress: false} as const
  return buildSite({...defaults, log: quietLog, ...options})
}
