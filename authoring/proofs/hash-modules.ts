import {readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import {keyOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'
import type {LockFile} from './lock-file.ts'

/** `import type {Issue} from '…'`, which is gone when the code runs. */
const typeImport = /^(?:import|export) type [^']*'[^']*'/gm

/** `from './hash.ts'`, `import '#contract/tree.ts'`, `import('esbuild')`, `new URL('worker.ts', …)` */
const reference = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\(|\bresolve\()\s*'([^']+)'/g

/**
 * Hash of modules of ours with all that they import, directly or not, and of the packages that these
 * load. Paths are relative to the folder.
 */
export function hashModules(
  entries: readonly string[],
  lock: Pick<LockFile, 'hashOf'>,
  dir = root,
): string {
  const texts = new Map<string, string>()
  const packages = new Set<string>()
  const follow = (path: string): void => {
    if (texts.has(path)) return
    const text = readFileSync(join(dir, path), 'utf8')
    texts.set(path, text)
    for (const [, to = ''] of text.replaceAll(typeImport, '').matchAll(reference)) {
      if (to.startsWith('#contract/')) follow(to.slice(1))
      else if (/^\.\.?\/|\.ts$/.test(to)) followFile(posix.join(posix.dirname(path), to))
      else if (!to.startsWith('node:')) packages.add(nameOf(to))
    }
  }
  const followFile = (path: string) => {
    if (/\.(?:tsx?|mjs)$/.test(path)) follow(path)
  }
  for (const entry of entries) follow(entry)
  return keyOf(...[...texts].toSorted().flat(), lock.hashOf([...packages]))
}

/** `@scope/name/file.js` → `@scope/name` */
function nameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
