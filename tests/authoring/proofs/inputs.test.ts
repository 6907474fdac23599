import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {hashModules} from '../../../authoring/proofs/hash-modules.ts'
import {readLockFile} from '../../../authoring/proofs/lock-file.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const packages = {
  documented: {dependencies: {webpack: '5.0.0'}},
  'node_modules/webpack': {version: '5.0.0', dependencies: {tapable: '^2.0.0'}},
  'node_modules/tapable': {version: '2.0.0'},
  'node_modules/webpack/node_modules/tapable': {version: '2.1.0'},
  'documented/node_modules/sass-loader': {
    version: '16.0.0',
    peerDependencies: {sass: '*', 'node-sass': '*'},
  },
  'node_modules/sass': {version: '1.0.0', optionalDependencies: {watcher: '1'}},
  'node_modules/watcher': {version: '1.0.0'},
  'node_modules/oxlint': {version: '1.0.0'},
}

/** The hash of packages after the version of one entry of the lock file has changed. */
async function hashWith(names: readonly string[], changed: string): Promise<string> {
  const text = JSON.stringify({packages}).replace(
    new RegExp(`("${changed}":\\{"version":")`),
    '$19',
  )
  const dir = await writeFolder({'package-lock.json': text})
  return readLockFile(join(dir, 'package-lock.json')).hashOf(names, 'documented')
}

describe('the packages of a proof', () => {
  test.each([
    ['webpack', 'node_modules/webpack', true],
    ['webpack', 'node_modules/webpack/node_modules/tapable', true],
    ['webpack', 'node_modules/tapable', false], // webpack has its own
    ['sass-loader', 'node_modules/sass', true],
    ['sass-loader', 'node_modules/watcher', true],
    ['sass-loader', 'node_modules/oxlint', false],
  ])('%s: another version of %s changes its inputs: %s', async (name, changed, isOther) => {
    const before = await hashWith([name], 'none')
    expect((await hashWith([name], changed)) !== before).toBe(isOther)
  })

  test('that are not installed differ from those that are', async () => {
    expect(await hashWith(['less'], 'none')).not.toBe(await hashWith([], 'none'))
  })
})

describe('the code of a proof', () => {
  const noPackages = {hashOf: (names: readonly string[]) => names.toSorted().join(' ')}

  async function hashOf(files: Readonly<Record<string, string>>): Promise<string> {
    return hashModules(['a.ts'], noPackages, await writeFolder(files))
  }

  const files = {
    'a.ts': [
      "import {b} from './b/b.ts'",
      "import type {\n  C,\n} from './types.ts'",
      "import x from 'acorn'",
    ].join('\n'),
    'b/b.ts': "const load = () => import('../d.mjs')\nnew URL('worker.ts', import.meta.url)\n",
    'b/worker.ts': "import '@scope/name/file.js'\n",
    'contract/c.ts': 'export const c = 1\n',
    'd.mjs': "export * from '#contract/c.ts'\n",
    'types.ts': 'export type C = 1\n',
    'other.ts': '\n',
  }

  test.each(Object.keys(files))('changes with what it imports, directly or not: %s', async path => {
    const before = await hashOf(files)
    const isOther = (await hashOf({...files, [path]: '// changed\n'})) !== before
    expect(isOther).toBe(path !== 'other.ts' && path !== 'types.ts')
  })

  test('changes with the packages that it imports', async () => {
    const asked: string[] = []
    const lock = {hashOf: (names: readonly string[]) => (asked.push(...names), '')}
    hashModules(['a.ts'], lock, await writeFolder(files))
    expect(asked.toSorted()).toEqual(['@scope/name', 'acorn'])
  })
})
