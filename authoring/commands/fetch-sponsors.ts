import {readFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {sponsorsSchema, type Sponsors} from '#contract/people.ts'
import {hasCode} from '../../tools/disk/error-code.ts'
import {root} from '../../tools/disk/root.ts'
import {endWith} from '../../tools/command-line/run-if-called.ts'
import {isUsageError, UsageError} from '../../tools/command-line/usage.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {buildSnapshot, keepAltTexts} from '../sponsors/build-snapshot.ts'
import {checkSnapshot, compareSnapshots, formatSnapshot} from '../sponsors/check-snapshot.ts'
import {createGraphqlClient, type GraphqlClientOptions} from '../sponsors/graphql-client.ts'
import {fetchBacking} from '../sponsors/open-collective.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

/** Whose sponsors, from where, and into which file. */
export interface FetchSponsorsOptions extends GraphqlClientOptions {
  /** Name of the account on Open Collective. */
  collective: string
  /** The snapshot to be replaced. */
  out: string
  /** Whether it may be replaced even if more than half of its sponsors are gone. */
  force: boolean
  /** When the command runs. */
  now: Date
}

/** Replaces the snapshot of the sponsors. Throws and leaves it as it is if anything goes wrong. */
export async function fetchSponsors(options: FetchSponsorsOptions): Promise<void> {
  const {collective, out, force, now, url, log} = options
  const old = await readOldSnapshot(out, force)
  const backing = await fetchBacking(createGraphqlClient(options), {slug: collective, now})
  const {host} = new URL(url)
  const source = `https://opencollective.com/${collective}, read from ${host}`
  const next = keepAltTexts(buildSnapshot(backing, {now, source}), old)
  checkSnapshot(next, {old, force})
  writeAtomically(out, formatSnapshot(next))

  const {added, gone} = compareSnapshots(old, next)
  log?.(`${shownPath(out)}: ${next.sponsors.length} sponsors, ${added} new, ${gone} gone`)
}

/** The snapshot for comparison; empty if there is none, or if it need not be readable. */
async function readOldSnapshot(file: string, force: boolean): Promise<Sponsors> {
  const nothing: Sponsors = {currency: 'USD', sponsors: []}
  try {
    return sponsorsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return nothing
    if (force) return nothing
    const hint = 'Fix the file, or use --force to replace it.'
    throw new Error(`${shownPath(file)} is not a valid snapshot to compare with.\n${hint}`, {
      cause: error,
    })
  }
}

const HELP = `Replaces content/sponsors.json with the current sponsors on Open Collective.

  --collective NAME  collective to read; default: webpack
  --out FILE         file to write; default: content/sponsors.json
  --endpoint URL     GraphQL server; default: the environment variable OPENCOLLECTIVE_ENDPOINT,
                     or https://api.opencollective.com/graphql/v2
  --force            replace the file even if more than half of its sponsors are gone

Set the environment variable OPENCOLLECTIVE_API_KEY to a personal token of Open Collective to raise
the limit from 10 to 100 requests per minute.`

/** Reads the command line and the environment; undefined if help was requested. */
export function parseCommand(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): FetchSponsorsOptions | undefined {
  const {values} = parseArgs({
    args,
    options: {
      collective: {type: 'string', default: 'webpack'},
      out: {
        type: 'string',
        default: join(root, 'content/sponsors.json'),
      },
      endpoint: {
        type: 'string',
        default: env.OPENCOLLECTIVE_ENDPOINT || 'https://api.opencollective.com/graphql/v2',
      },
      force: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return undefined
  const {collective, endpoint: url, force} = values
  if (!/^[\w-]+$/.test(collective)) {
    throw new UsageError('--collective takes the last part of https://opencollective.com/<name>.')
  }
  if (!/^https?:\/\/[^@]+$/.test(url) || !URL.canParse(url)) {
    throw new UsageError('--endpoint takes the URL of a GraphQL server, with http or https.')
  }
  const token = env.OPENCOLLECTIVE_API_KEY?.trim() || undefined
  return {collective, url, force, token, out: resolve(values.out), now: new Date()}
}

async function main(): Promise<void> {
  const options = parseCommand(process.argv.slice(2), process.env)
  if (!options) return console.log(HELP)
  await fetchSponsors({...options, log: line => console.log(line)})
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    endWith(error)
    if (!isUsageError(error)) console.error('Nothing was written.')
  })
}
