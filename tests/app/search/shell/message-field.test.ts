import {toHtml} from 'hast-util-to-html'
import {expect, test} from 'vitest'
import {decorate} from '../../../../app/article/article-hast.ts'
import {h, text} from '../../../../app/article/hast-element.ts'
import {listenForSearch} from '../../../../app/search/shell/search-trigger.ts'
import {find, findAll} from '../../dom.ts'

function renderPage(count: number): string {
  const head = h('tr', {}, [h('th', {}, [text('Message')])])
  const rows = Array.from({length: count}, (_, at) => h('tr', {}, [h('td', {}, [text(`E${at}`)])]))
  const table = h('table', {}, [h('thead', {}, [head]), h('tbody', {}, rows)])
  const children = [h('p', {}, [text('All.')]), h('h2', {id: 'build'}, []), table]
  return toHtml(decorate({type: 'root', children}))
}

test('a page with more than 30 messages has a field that opens the search with a message', async () => {
  document.body.innerHTML = renderPage(30)
  expect(findAll('form')).toEqual([])
  document.body.innerHTML = renderPage(31)
  expect(findAll('div + form + section')).toHaveLength(1)
  const opened: string[] = []
  const search = {isOpen: false, open: (query: string) => opened.push(query), close() {}}
  listenForSearch(document, {
    load: async () => search,
    recover: async () => {},
    firstQuery: () => undefined,
  })
  find<HTMLInputElement>('form input').value = "Can't resolve 'fs'"
  find('form').dispatchEvent(new SubmitEvent('submit', {bubbles: true, cancelable: true}))
  await expect.poll(() => opened).toEqual(["Can't resolve 'fs'"])
})
