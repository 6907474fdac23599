import type {Preview} from '../protocol.ts'
import {showPreview} from './show-preview.ts'
import {startEngine} from './start-engine.ts'
import {startWorker} from './start-worker.ts'

/** From the page to its frame. */
export type FrameRequest =
  | {readonly type: 'engine'; readonly script: ArrayBuffer}
  | {readonly type: 'show'; readonly preview: Preview}

/*
 * The script of a sandboxed frame, in which the page runs what it does not trust, and of the workers
 * of a preview. It does nothing unless its origin is its own: then the sandbox holds, whoever embeds
 * the document, and also if a host sends no headers.
 */
if (typeof document === 'undefined') startWorker()
else if (origin === 'null' && parent !== window) listen(document.currentScript?.textContent ?? '')

function listen(script: string): void {
  addEventListener('message', ({data, source}: MessageEvent<FrameRequest>) => {
    if (source !== parent) return
    if (data.type === 'engine') startEngine(data.script)
    if (data.type === 'show') showPreview(data.preview, script)
  })
  parent.postMessage({type: 'frame'}, '*')
}
