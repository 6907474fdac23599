import {createFsFromVolume, Volume} from 'memfs'

/** The disk of the engine, in memory. */
export const volume = new Volume()

/** `fs`: a copy, because `graceful-fs` cannot clone the getters of the original. */
export const fs = Object.assign({}, createFsFromVolume(volume), {
  ReadStream: withoutNew(volume.ReadStream),
  WriteStream: withoutNew(volume.WriteStream),
})

/** Where projects are. Packages are in its `node_modules`. */
export const PROJECT = '/project'

/** The function that a class of `memfs` extends: `graceful-fs` calls it without `new`. */
function withoutNew(Stream: object): unknown {
  const Base: unknown = Reflect.getPrototypeOf(Stream)
  if (typeof Base !== 'function') throw new Error('memfs has no function below its streams.')
  function call(this: unknown, ...options: unknown[]) {
    if (typeof Base === 'function') Reflect.apply(Base, this, [volume, ...options])
  }
  call.prototype = Base.prototype
  return call
}
