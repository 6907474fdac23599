import {Script} from 'node:vm'
import {parentPort, workerData} from 'node:worker_threads'

// The globals of a worker in a browser that the script of the engine uses.
globalThis.self = globalThis
globalThis.postMessage = message => parentPort.postMessage(message)
globalThis.addEventListener = (type, listener) => {
  if (type === 'message') parentPort.on('message', data => listener({data}))
}
new Script(workerData, {filename: 'engine.js'}).runInThisContext()
