import type {Fact, FactKind} from '#contract/webpack.ts'
import {defined} from '#contract/private/defined.ts'
import {packageVersion} from '../documented.ts'
import {findMentions} from './find-mentions.ts'
import type {ReleaseFacts} from './release-facts.ts'
import {parts} from './release-parts.ts'

/**
 * Reads a release of a package with the current readers. A reader that fails leaves its kinds
 * unread, with the reason. `ids` are those of the current facts, which the code of the release may
 * mention.
 */
export async function readRelease(name: string, ids: readonly string[]): Promise<ReleaseFacts> {
  const facts: Fact[] = []
  const unread: Partial<Record<FactKind, string>> = {}
  let aliases: Readonly<Record<string, string>> = {}
  const isWebpack4 = name === 'webpack' && packageVersion('webpack').startsWith('4.')
  for (const {kinds, read} of parts[isWebpack4 ? 'webpack 4' : name] ?? []) {
    try {
      const found = await orCrash(async () => read())
      facts.push(...('facts' in found ? found.facts : found))
      if ('facts' in found && found.aliases) aliases = found.aliases
    } catch (error) {
      for (const kind of kinds) unread[kind] = reasonOf(error)
    }
  }
  const known = new Set(facts.map(({id}) => id))
  const missing = ids.filter(id => !known.has(id))
  if (isWebpack4) Object.assign(unread, withoutReader)
  return {
    facts: facts.map(slim),
    aliases: {...aliases},
    mentioned: name === 'webpack' ? findMentions(missing) : [],
    unread,
  }
}

/** Kinds that are not read from webpack 4. */
const withoutReader = Object.fromEntries(
  kindsOf('webpack')
    .filter(kind => !kindsOf('webpack 4').includes(kind))
    .map(kind => [kind, 'webpack 4 declares no types, and its objects differ']),
)

function kindsOf(name: string): FactKind[] {
  return (parts[name] ?? []).flatMap(({kinds}) => kinds)
}

/** An error in a callback of an earlier release ends the reader, not the process. */
function orCrash<T>(read: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    process.once('uncaughtException', reject)
    read()
      .then(resolve, reject)
      .finally(() => process.off('uncaughtException', reject))
  })
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return `The reader fails: ${(text.split('\n')[0] ?? '').slice(0, 120)}`
}

/** Keeps only the fields that are compared. */
function slim({id, kind, name, type, default: value, deprecated, experimental, flag, hook}: Fact) {
  return defined({id, kind, name, type, default: value, deprecated, experimental, flag, hook})
}
