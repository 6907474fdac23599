import {hashFolders} from '../../disk/hash-folders.ts'

/** Changes with all that the files of the playground's engine are made from. */
export const playgroundKey = hashFolders([
  ...['engine', 'frame', 'shims'].map(name => `app/playground/${name}`),
  'tools/bundle/playground',
])

/** Their folder, relative to the site. Its name changes with them, so that caches may keep them. */
export const playgroundFolder = `assets/playground-${playgroundKey.slice(0, 8)}/`
