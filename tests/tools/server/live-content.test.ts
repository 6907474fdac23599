import {randomUUID} from 'node:crypto'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {createStore} from '../../../tools/disk/store.ts'
import {createLiveContent} from '../../../tools/server/live-content.ts'
import {bodyAt} from '../some-site.ts'
import {writeFolder} from '../temp-folder.ts'

const store = createStore('.cache')

const home = '---\ntitle: Home\n---\n'

/** A page that no earlier run has left in the store. */
const pageWith = (sentence: string) => `---\ntitle: Page\n---\n\n${sentence} ${randomUUID()}\n`

/** So many pages that they are parsed in threads. */
const others = Array.from({length: 12}, (_, index) => [
  `other-${index}.md`,
  pageWith('*Long* `text`. '.repeat(500)),
])

async function openFolder() {
  const dir = await writeFolder({
    'index.md': home,
    'page.md': pageWith('Before.'),
    ...Object.fromEntries(others),
  })
  const content = createLiveContent({content: dir, store, deadLinks: 'error'})
  content.refresh()
  const file = join(dir, 'page.md')
  return {
    content,
    /** Resolves when the page is parsed. */
    edit(text: string): Promise<void> {
      writeFileSync(file, text)
      content.refresh(new Set([file]))
      return content.parse(new Set(['page.md']))
    },
  }
}

test('a page that is edited while all pages are parsed keeps its new text', async () => {
  const {content, edit} = await openFolder()
  const all = content.parse()
  await edit(pageWith('After.'))
  await all
  expect(await bodyAt(await content.assemble(), 'page.md')).toContain('After.')
})

test('a page whose edit is undone before it is parsed keeps its old text', async () => {
  const {content, edit} = await openFolder()
  const before = pageWith('Before.')
  await edit(before)
  const edited = edit(pageWith('After.'))
  await edit(before)
  await edited
  expect(await bodyAt(await content.assemble(), 'page.md')).toContain('Before.')
})
