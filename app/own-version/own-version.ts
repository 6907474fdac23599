import {listDifferences, type Difference} from '#contract/compare-history.ts'
import {endpoints} from '#contract/endpoints.ts'
import type {History, Releases} from '#contract/history.ts'
import {readJson} from '#contract/private/read-json.ts'
import {announce} from '../enhance/announce.ts'
import {storeOwnVersion, type OwnVersionView} from '../enhance/own-version.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {markDifferences, unmark} from './mark-differences.ts'
import {href} from './own-version.css?linked'
import {openVersionDialog} from './version-dialog.ts'

/**
 * Shows what is different in the version of webpack that a reader has. Before the app has started,
 * only the text of the page is marked: the app takes over everything around it as it was rendered.
 */
export function createOwnVersion(document: Document, started: Promise<unknown>): OwnVersionView {
  let stop: (() => void) | undefined
  let hasStarted = false
  let latest = Symbol('choice')
  async function follow(version: string | undefined): Promise<void> {
    const own = (latest = Symbol('choice'))
    stop?.()
    stop = undefined
    if (version === undefined) return unmark(document)
    const [history] = await Promise.all([readJson<History>(endpoints.history), loadStyles(href)])
    if (own !== latest) return // two observers would mark in turn forever
    const known = {version, ...indexDifferences(listDifferences(history, version))}
    const marking = markDifferences(document, known, () => hasStarted)
    stop = marking.stop
    void started.then(() => {
      hasStarted = true
      marking.mark()
    })
  }
  return {
    show: follow,
    async choose(version) {
      const [releases] = await Promise.all([
        readJson<Releases>(endpoints.releases),
        loadStyles(href),
      ])
      const next = await openVersionDialog(document, {releases, version})
      if (next === undefined) return
      const chosen = next === '' ? undefined : next
      storeOwnVersion(chosen)
      await follow(chosen)
      announce(chosen ? `Differences from webpack ${chosen} are marked` : 'No version is chosen')
    },
  }
}

function indexDifferences(differences: ReadonlyMap<string, Difference>) {
  const pairs = [...differences.values()].flatMap((each): Array<[string, Difference]> => {
    const {url} = each.history
    return url === undefined ? [] : [[url, each]]
  })
  return {differences, byUrl: new Map(pairs)}
}
