import {join} from 'node:path'
import {parseArgs} from 'node:util'
import type {AppBundle} from './bundle/app-bundle.ts'
import type {Issue} from './content/issue.ts'
import {siteUrlSchema} from './content/site.ts'
import {parsePort} from './serve.ts'
import type {StepLog} from './step-log.ts'

export interface BuildOptions {
  /** Folder of Markdown. */
  content: string
  /** Folder to be replaced by the site. */
  out: string
  /** Where the site will be served, in place of what `site.json` says. */
  site?: string | undefined
  /** Whether links that lead nowhere stop the build or are only reported. */
  deadLinks: Issue['severity']
  /** Whether the app listens for changes. */
  liveUpdate: boolean
  /** Whether every text file gets a twin in brotli and one in gzip. */
  compress: boolean
  /** Folder for what can be made again; without one, `.cache` in the repository. */
  cache?: string | undefined
  log: StepLog
  /** The app of an earlier build, if it has not changed since. */
  bundle?: AppBundle | undefined
}

/** What the command line asks for. */
export interface Command {
  options: Omit<BuildOptions, 'log'>
  watch: boolean
  /** The port to serve on, if it is to be served. */
  port: number | undefined
}

/** Reads the command line; folders are in the repository at `root` unless it says otherwise. */
export function parseCommandLine(args: string[], root: string): Command {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      content: {type: 'string', default: join(root, 'content')},
      out: {type: 'string', default: join(root, 'dist')},
      site: {type: 'string'},
      'dead-links': {type: 'string', default: 'error'},
      compress: {type: 'boolean', default: false},
      cache: {type: 'string'},
      watch: {type: 'boolean', default: false},
      serve: {type: 'boolean', default: false},
    },
  })
  const deadLinks = values['dead-links'] === 'warn' ? 'warning' : values['dead-links']
  if (deadLinks !== 'warning' && deadLinks !== 'error') {
    throw new Error('--dead-links takes “warn” or “error”.')
  }
  if (values.site !== undefined && !siteUrlSchema.safeParse(values.site).success) {
    throw new Error('--site takes the root of a host, such as https://example.org.')
  }
  if (positionals.length > (values.serve ? 1 : 0)) {
    throw new Error(`Nothing is known by the name “${positionals.at(-1)}”.`)
  }
  const {content, out, site, compress, cache, watch} = values
  return {
    options: {content, out, site, compress, cache, deadLinks, liveUpdate: watch},
    watch,
    port: values.serve ? parsePort(positionals[0]) : undefined,
  }
}
