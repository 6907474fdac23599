import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {keepAssets} from '../../../tools/write/keep-assets.ts'
import {hashFiles} from '../../builds/folder-files.ts'
import {writeFolder} from '../temp-folder.ts'

const filesIn = (dir: string) => [...hashFiles(dir).keys()].toSorted().join(' ')

test('the assets of a deployment stay for 30 days after the last deployment that had them', async () => {
  const root = await writeFolder({
    'kept/2026-01-01/main-A.js': 'A',
    'kept/2026-01-01/react-A.js': 'A',
    'kept/2026-01-01/playground-A/engine.js': 'A',
    'kept/2026-01-20/main-B.js': 'B',
    'dist/assets/main-C.js': 'C',
    'dist/assets/react-A.js': 'A, as it is built now',
    'next/assets/main-D.js': 'D',
  })
  const [dir, next, kept] = [join(root, 'dist'), join(root, 'next'), join(root, 'kept')]
  await keepAssets({dir, kept, today: new Date('2026-01-31T12:00:00Z')})
  const assets = 'main-A.js main-B.js main-C.js playground-A/engine.js react-A.js'
  expect(filesIn(join(dir, 'assets'))).toBe(assets)
  expect(await readFile(join(dir, 'assets/react-A.js'), 'utf8')).toBe('A, as it is built now')
  expect(filesIn(kept)).toBe(
    '2026-01-01/main-A.js 2026-01-01/playground-A/engine.js 2026-01-20/main-B.js ' +
      '2026-01-31/main-C.js 2026-01-31/react-A.js',
  )
  await keepAssets({dir: next, kept, today: new Date('2026-02-01T00:00:00Z')})
  expect(filesIn(join(next, 'assets'))).toBe('main-B.js main-C.js main-D.js react-A.js')
})

test('the first deployment has no other assets', async () => {
  const root = await writeFolder({'dist/assets/main-A.js': 'A'})
  const [dir, kept] = [join(root, 'dist'), join(root, 'kept')]
  await keepAssets({dir, kept, today: new Date('2026-01-31T12:00:00Z')})
  expect(filesIn(dir)).toBe('assets/main-A.js')
  expect(filesIn(kept)).toBe('2026-01-31/main-A.js')
})
