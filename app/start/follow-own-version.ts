import {listenForOwnVersion, type OwnVersionView} from '../enhance/own-version.ts'
import type * as OwnVersion from '../own-version/own-version.ts'
import type {StartableApp} from './start-when-used.ts'

/** Set by the bundler: the URL of what marks the differences from a version. */
declare const OWN_VERSION: string

/** Loads what marks the differences from the version that a reader has, when there is one. */
export function followOwnVersion(
  document: Document,
  {chunks, started}: Pick<StartableApp, 'chunks' | 'started'>,
): void {
  let view: OwnVersionView | undefined
  listenForOwnVersion(document, async () => {
    const load = (): Promise<typeof OwnVersion> => import(OWN_VERSION)
    const {createOwnVersion} = await chunks.load('own-version', load)
    return (view ??= createOwnVersion(document, started))
  })
}
