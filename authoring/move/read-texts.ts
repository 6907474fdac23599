import {need} from '#contract/private/need.ts'
import {packageFolder} from '../read-webpack/documented.ts'
import {historyPackages} from '../read-webpack/history/releases.ts'
import {compareNeeds} from './compare-needs.ts'
import {compareDescriptions} from './descriptions.ts'
import {compareMessages} from './messages.ts'
import type {Versions} from './moved-packages.ts'
import {unpackRelease} from './unpack-release.ts'

/** What differs in the packages without being a fact. */
export interface TextChanges {
  readonly messages: ReadonlyMap<string, string>
  readonly gone: readonly string[]
  readonly described: readonly string[]
  /** What the packages need: `webpack engines.node ">=10" → ">=18"`. */
  readonly needs: readonly string[]
}

/** Compares the texts of the packages that have other versions than before. */
export async function readTexts(
  before: Versions,
  now: Versions,
  cacheDir: string,
): Promise<TextChanges> {
  const messages = new Map<string, string>()
  const gone: string[] = []
  const described: string[] = []
  const needs: string[] = []
  for (const {name} of historyPackages) {
    const version = need(before[name], name)
    if (version === now[name]) continue
    const [old, folder] = [
      await unpackRelease({package: name, version}, cacheDir),
      packageFolder(name),
    ]
    const changes = compareMessages(old, folder)
    for (const [text, file] of changes.added) messages.set(text, `${name}/${file}`)
    gone.push(...changes.gone)
    described.push(...compareDescriptions(old, folder))
    needs.push(...compareNeeds(old, folder).map(change => `${name} ${change}`))
  }
  return {messages, gone, described, needs}
}
