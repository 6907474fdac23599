import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {root} from '../../tools/disk/root.ts'
import {endWith} from '../../tools/command-line/run-if-called.ts'
import {isUsageError, UsageError} from '../../tools/command-line/usage.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {ContentError} from '../../tools/issues/issue.ts'
import {buildSnapshot, keepAltTexts} from '../sponsors/build-snapshot.ts'
import {
  checkSnapshot,
  compareSnapshots,
  formatSnapshot,
  parseSnapshot,
} from '../sponsors/check-snapshot.ts'
import {createGraphqlClient, type GraphqlClientOptions} from '../sponsors/graphql-client.ts'
import {COLLECTIVE, fetchBacking} from '../sponsors/open-collective.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

/** From where, and into which file. */
export interface FetchSponsorsOptions extends GraphqlClientOptions {
  /** The snapshot to be replaced. */
  out: string
  /** Whether it may be replaced even if more than half of its sponsors are gone. */
  force: boolean
  /** When the command runs. */
  now: Date
}

/** Replaces the snapshot of the sponsors. Throws and leaves it as it is if anything goes wrong. */
export async function fetchSponsors(options: FetchSponsorsOptions): Promise<void> {
  const {out, force, now, url, log} = options
  const old = parseSnapshot(await readFile(out, 'utf8'))
  const backing = await fetchBacking(createGraphqlClient(options), now)
  const {host} = new URL(url)
  const source = `https://opencollective.com/${COLLECTIVE}, read from ${host}`
  const next = keepAltTexts(buildSnapshot(backing, {now, source}), old)
  checkSnapshot(next, {old, force})
  writeAtomically(out, formatSnapshot(next))

  const {added, gone} = compareSnapshots(old, next)
  log?.(`${shownPath(out)}: ${next.sponsors.length} sponsors, ${added} new, ${gone} gone`)
}

const HELP = `Replaces content/sponsors.json with the current sponsors on Open Collective.

  --force  replace the file even if more than half of its sponsors are gone

Set the environment variable OPENCOLLECTIVE_API_KEY to a personal token of Open Collective to raise
the limit from 10 to 100 requests per minute. Set OPENCOLLECTIVE_ENDPOINT to read from a GraphQL
server other than https://api.opencollective.com/graphql/v2.`

/** Reads the command line and the environment; undefined if help was requested. */
export function parseCommand(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): FetchSponsorsOptions | undefined {
  const {values} = parseArgs({
    args,
    options: {
      force: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return undefined
  const url = env.OPENCOLLECTIVE_ENDPOINT || 'https://api.opencollective.com/graphql/v2'
  if (!/^https?:\/\/[^@]+$/.test(url) || !URL.canParse(url)) {
    throw new UsageError(
      'OPENCOLLECTIVE_ENDPOINT must be the HTTP or HTTPS URL of a GraphQL server.',
    )
  }
  const token = env.OPENCOLLECTIVE_API_KEY?.trim() || undefined
  const out = join(root, 'content/sponsors.json')
  return {url, force: values.force, token, out, now: new Date()}
}

async function main(): Promise<void> {
  const options = parseCommand(process.argv.slice(2), process.env)
  if (!options) return console.log(HELP)
  await fetchSponsors({...options, log: line => console.log(line)})
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    endWith(error)
    const isTold = isUsageError(error) || error instanceof ContentError
    if (!isTold) console.error('Nothing was written.')
  })
}
