import {createFsFromVolume, Volume} from 'memfs'

/** The disk of the engine, in memory. */
export const volume = new Volume()

/** `fs` */
export const fs = createFsFromVolume(volume)

/** Where projects are. Packages are in its `node_modules`. */
export const PROJECT = '/project'
