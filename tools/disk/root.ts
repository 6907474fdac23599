import {fileURLToPath} from 'node:url'

/** Folder of the repository. Only this file says where it is: its URL is also known in a bundle. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
