import {Buffer} from 'buffer'
import {process} from './process.ts'

/*
 * Globals of Node.js that webpack, loaders and plugins use. The bundler runs this file first,
 * because modules use them while they are loaded.
 */
const channel = new MessageChannel()
const waiting: Array<() => void> = []

/** Timers of browsers wait for 4 ms, and webpack asks for this thousands of times in a build. */
function setImmediate(callback: (...values: unknown[]) => void, ...values: unknown[]): number {
  channel.port2.postMessage(waiting.push(() => callback(...values)))
  return 0
}

channel.port1.addEventListener('message', () => waiting.shift()?.())
channel.port1.start()

Object.assign(globalThis, {
  global: globalThis,
  Buffer,
  process,
  setImmediate,
  clearImmediate: () => undefined,
})
