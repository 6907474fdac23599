import {listenForControls} from './start/controls.ts'
import {startWhenUsed} from './start/start-when-used.ts'

/*
 * Makes what the document shows work, which needs little, and starts the app, which is large, when
 * the reader will use it.
 */
listenForControls(startWhenUsed(document))
