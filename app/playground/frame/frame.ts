import type {Preview} from '../protocol.ts'
import {showPreview} from './show-preview.ts'
import {startEngine} from './start-engine.ts'

/** From the page to its frame. */
export type FrameRequest =
  | {readonly type: 'engine'; readonly script: ArrayBuffer}
  | {readonly type: 'show'; readonly preview: Preview}

/*
 * The script of a sandboxed frame, in which the page runs what it does not trust. It does nothing
 * unless its origin is its own: then the sandbox holds, whoever embeds the document, and also if a
 * host sends no headers.
 */
if (origin === 'null' && parent !== window) {
  addEventListener('message', listen)
  parent.postMessage({type: 'frame'}, '*')
}

function listen({data, source}: MessageEvent<FrameRequest>): void {
  if (source !== parent) return
  if (data.type === 'engine') startEngine(data.script)
  if (data.type === 'show') showPreview(data.preview)
}
