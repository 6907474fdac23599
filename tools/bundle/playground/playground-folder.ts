import {hashFolders} from '../../disk/hash-folders.ts'

/** What the files of the playground's engine are made from. */
export const playgroundSources = [
  'app/playground/console-line.ts',
  'app/playground/engine',
  'app/playground/frame',
  'app/playground/preview-address.ts',
  'app/playground/project/overrides.ts',
  'app/playground/shims',
  'contract/private',
  'contract/versions.ts',
  'tools/bundle/playground',
  'tools/examples/playground-packages.ts',
  'tools/output/content-policy.ts',
  'tools/emit/emit-playground.ts',
]

/** Changes with what the files of the playground's engine are made from. */
export function hashPlayground(): string {
  return hashFolders(playgroundSources)
}

/** Their folder, relative to the site. Its name holds their hash, so that caches may keep them. */
export function playgroundFolder(hash: string): string {
  return `assets/playground-${hash.slice(0, 8)}/`
}
