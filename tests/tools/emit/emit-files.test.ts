import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {hashOf} from '../../../tools/disk/hash.ts'
import {emitFiles} from '../../../tools/emit/emit-files.ts'
import {makeFiles} from '../made-files.ts'
import {someApp} from '../some-app.ts'
import {pageOf, siteOf} from '../some-site.ts'
import {writeFolder} from '../temp-folder.ts'

const bytes = Buffer.from([0, 255, 128])

/** A site whose folder has a file more than it uses. */
async function someSite() {
  const contentDir = await writeFolder({'images/a.png': bytes, 'images/b.png': 'unused'})
  const files = new Map([['images/a.png', {hash: hashOf(bytes)}]])
  return siteOf([pageOf('index.md')], {more: {contentDir, files}})
}

test('the files that pages use are outputs, and no others of their folder', async () => {
  const urls = emitFiles(await someSite(), someApp).map(({url}) => url)
  expect(urls.filter(url => url.startsWith('images/'))).toEqual(['images/a.png'])
})

test('a file that is edited during the build is not kept under the key of what it was', async () => {
  const site = await someSite()
  writeFileSync(join(site.contentDir, 'images/a.png'), 'edited')
  await expect(makeFiles(emitFiles(site, someApp))).rejects.toThrow(
    'images/a.png changed during the build. Build again.',
  )
})
