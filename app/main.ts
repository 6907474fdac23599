import {prepareDocument} from './start/prepare-document.ts'
import {startWhenUsed} from './start/start-when-used.ts'

/*
 * Makes the document work, which needs little, and starts the app, which is large, when the reader
 * will use it.
 */
prepareDocument(startWhenUsed(document))
