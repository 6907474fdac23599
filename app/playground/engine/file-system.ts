import {createFsFromVolume, Volume} from 'memfs'

/** The disk of the engine, in memory. */
export const volume = new Volume()

/** `fs`: a copy, because `graceful-fs` cannot clone the getters of the original. */
export const fs = Object.assign({}, createFsFromVolume(volume))

/** Where projects are. Packages are in its `node_modules`. */
export const PROJECT = '/project'
