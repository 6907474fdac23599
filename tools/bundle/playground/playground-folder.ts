import {hashFolders} from '../../disk/hash-folders.ts'

/** Changes with all that the files of the playground's engine are made from. */
export function hashPlayground(): string {
  return hashFolders([
    'app/playground/console-line.ts',
    'app/playground/engine',
    'app/playground/frame',
    'app/playground/preview-address.ts',
    'app/playground/shims',
    'contract/private',
    'tools/bundle/playground',
    'tools/examples/playground-packages.ts',
    'tools/output/content-policy.ts',
    'tools/emit/emit-playground.ts',
  ])
}

/** Their folder, relative to the site. Its name holds their hash, so that caches may keep them. */
export function playgroundFolder(hash: string): string {
  return `assets/playground-${hash.slice(0, 8)}/`
}
