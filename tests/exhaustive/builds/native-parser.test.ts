import {cp} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'
import {writeFolder} from '../../tools/temp-folder.ts'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {hashFiles} from '../../builds/folder-files.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('A build writes the same files with and without the native parser', async () => {
  const root = await writeFolder()
  const content = join(root, 'content')
  await cp('content/api', join(content, 'api'), {recursive: true})
  const build = async (name: string) => {
    const {dir: cache} = await bundledStore(join(root, `cache-${name}`))
    await buildQuietly({content, out: join(root, name), cache})
    return hashFiles(join(root, name))
  }
  const files = await build('native')
  vi.stubEnv('MARKDOWN_PARSER', 'javascript')
  expect(await build('javascript')).toEqual(files)
  expect(files.size).toBeGreaterThan(100)
})
