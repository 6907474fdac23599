import {process} from '../shims/process.ts'
import {builtinModules} from './builtins.ts'
import {PROJECT} from './file-system.ts'
import {requireModule} from './module-loader.ts'
import {watchIntrinsics} from './watch-intrinsics.ts'

/** Watches what projects share in this worker. `process` is reset for each of them. */
export function watchEngine(): () => boolean {
  requireModule('graceful-fs', PROJECT) // adds to the global object, and is loaded by the first build
  return watchIntrinsics(globalThis, builtinModules(), each => each !== process)
}
