import {createChunkLoader, type ChunkScripts} from './loading/load-chunk.ts'
import {followOwnVersion} from './start/follow-own-version.ts'
import {listenForRuns} from './start/listen-for-runs.ts'
import {limitPrerendering} from './start/limit-prerendering.ts'
import {prepareDocument} from './start/prepare-document.ts'
import {startWhenUsed} from './start/start-when-used.ts'

/** Set by the bundler. */
declare const CHUNKS: ChunkScripts

/*
 * Waits for the whole document: a slow browser shows its beginning, and runs this script, before the
 * rest is parsed.
 */
if (document.readyState === 'loading') {
  await new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, {once: true})
  })
}

/*
 * Makes the controls of the document work with little code. Starts the app, which is large, when the
 * reader begins to use the page.
 */
const app = startWhenUsed(document, createChunkLoader(CHUNKS))
listenForRuns(document, app)
followOwnVersion(document, app)
prepareDocument(app) // last, because it repeats the clicks on buttons that did not work yet
limitPrerendering(document, app)
