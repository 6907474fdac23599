import {followOwnVersion} from './start/follow-own-version.ts'
import {listenForRuns} from './start/listen-for-runs.ts'
import {limitPrerendering} from './start/limit-prerendering.ts'
import {prepareDocument} from './start/prepare-document.ts'
import {startWhenUsed} from './start/start-when-used.ts'

/*
 * Makes the controls of the document work with little code. Starts the app, which is large, when the
 * reader begins to use the page.
 */
const app = startWhenUsed(document)
prepareDocument(app)
listenForRuns(document)
followOwnVersion(document, app)
limitPrerendering(document, app)
