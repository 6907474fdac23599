import * as crypto from '../shims/crypto.ts'
import {process} from '../shims/process.ts'
import {createUnavailable} from '../shims/unavailable.ts'
import * as vm from '../shims/vm.ts'
import {builtinPackages} from './builtin-packages.ts'
import {fs} from './file-system.ts'

/** Modules of Node.js by their names. All others need an operating system. */
const builtins: Readonly<Record<string, unknown>> = {
  ...builtinPackages,
  crypto,
  fs,
  'fs/promises': fs.promises,
  process,
  vm,
  worker_threads: {isMainThread: true, threadId: 0, parentPort: null, workerData: null},
}

const unavailable = new Set(
  'child_process cluster dgram dns http http2 https inspector net perf_hooks readline tls v8 zlib async_hooks diagnostics_channel test'.split(
    ' ',
  ),
)

/** The objects that modules of Node.js are here, but for `process`. */
export function builtinModules(): object[] {
  return Object.values(builtins).flatMap(each =>
    each instanceof Object && each !== process ? [each] : [],
  )
}

/** A module of Node.js; undefined if there is none with this name. */
export function findBuiltin(request: string): unknown {
  const name = request.replace(/^node:/, '')
  if (Object.hasOwn(builtins, name)) return builtins[name]
  return unavailable.has(name) ? createUnavailable(name) : undefined
}
