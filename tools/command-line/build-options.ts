import {join} from 'node:path'
import {parseArgs} from 'node:util'
import type {Issue} from '../issues/issue.ts'
import {siteUrlSchema} from '../content-format/site-settings.ts'
import {parsePort} from './port.ts'
import type {StepLog} from './step-log.ts'
import {UsageError} from './usage.ts'

export interface BuildOptions {
  /** Folder of Markdown. */
  content: string
  /** Folder to be replaced by the site. */
  out: string
  /** Where the site will be served, instead of what `site.json` says. */
  site?: string | undefined
  /** Whether links that lead nowhere stop the build or are only reported. */
  deadLinks: Issue['severity']
  /** Whether the app listens for changes. */
  liveUpdate: boolean
  /** Whether every text file gets a twin in brotli and one in gzip. */
  compress: boolean
  /** Folder for what can be rebuilt; without one, `.cache` in the repository. */
  cache?: string | undefined
  /** Threads that work on pages, at most; by default one, or all if there are many pages. */
  threads?: number | undefined
  /** Whether to report removals and corrections in READMEs. */
  reportPackages?: boolean | undefined
  log: StepLog
}

/** The parsed command line. */
interface Command {
  options: Omit<BuildOptions, 'log'> & {cache: string}
  watch: boolean
  /** Where to listen if it is to be served. */
  host: string
  /** The port to serve on, if it is to be served. */
  port: number | undefined
}

/** The supported arguments. */
export const BUILD_HELP = `Builds the site: tsx build.ts [options]

  --content DIR        folder of Markdown; default: content/
  --out DIR            folder to write; default: dist/
  --site URL           address of the site; default: the url in site.json
  --dead-links LEVEL   “error”, or “warn” to report broken links, links that are not allowed
                       and missing images as warnings; default: error
  --compress           add a .br and a .gz file next to each text file; default: off
  --cache DIR          cache folder; default: .cache/
  --threads N          use at most this many threads for pages; default: one, or all from 2,000 pages on
  --report-packages    list the changes to READMEs; default: off
  --serve [PORT]       serve the site; 0 selects any free port; default: off; the default port
                       is the environment variable PORT, or 3000
  --host HOST          address to listen to, such as 0.0.0.0 to let other computers read the
                       site; default: localhost, which only this computer can read
  --watch              build each file only when the browser requests it, and show changes in
                       the open browser; implies --serve; default: off
  --help               print this help`

/** How `parseArgs` reads the arguments. */
function flagsAt(root: string) {
  return {
    content: {type: 'string', default: join(root, 'content')},
    out: {type: 'string', default: join(root, 'dist')},
    site: {type: 'string'},
    'dead-links': {type: 'string', default: 'error'},
    compress: {type: 'boolean', default: false},
    cache: {type: 'string', default: join(root, '.cache')},
    threads: {type: 'string'},
    'report-packages': {type: 'boolean'},
    watch: {type: 'boolean', default: false},
    serve: {type: 'boolean', default: false},
    host: {type: 'string', default: 'localhost'},
  } as const
}

/** Reads the command line; folders are in the repository at `root` unless it says otherwise. */
export function parseCommandLine(args: string[], root: string): Command {
  const {values, positionals} = parseArgs({args, allowPositionals: true, options: flagsAt(root)})
  const deadLinks = values['dead-links'] === 'warn' ? 'warning' : values['dead-links']
  if (deadLinks !== 'warning' && deadLinks !== 'error') {
    throw new UsageError('--dead-links must be “warn” or “error”.')
  }
  if (values.site !== undefined && !siteUrlSchema.safeParse(values.site).success) {
    throw new UsageError('--site must be the root of a host, such as https://example.org.')
  }
  if (positionals.length > (values.serve || values.watch ? 1 : 0)) {
    throw new UsageError(`Unexpected argument “${positionals.at(-1)}”.`)
  }
  const {content, out, site, compress, cache, watch} = values
  const reportPackages = values['report-packages']
  return {
    options: {
      content,
      out,
      site,
      compress,
      cache,
      deadLinks,
      threads: parseThreads(values.threads),
      reportPackages,
      liveUpdate: watch,
    },
    watch,
    host: values.host,
    port: values.serve || watch ? parsePort(positionals[0]) : undefined,
  }
}

function parseThreads(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new UsageError('--threads must be a whole number from 1.')
}
