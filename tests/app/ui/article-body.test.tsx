import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import type {Body, BodyContent} from '#contract/mdast.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {arrive, Article, buildContent, endArrival} from '../../../app/ui/article.tsx'

let root: Root
let container: HTMLElement

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
  endArrival()
  localStorage.clear()
})

const paragraph: BodyContent = {type: 'paragraph', children: [{type: 'text', value: 'Text.'}]}

/** A section with tabs, after so much text that it is not in the first view. */
const body: Body = {
  type: 'root',
  children: [
    ...Array.from({length: 100}, () => paragraph),
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'Below'}]},
    {
      type: 'blockquote',
      data: {hName: 'div', hProperties: {className: ['tabs'], dataSync: 'package-manager'}},
      children: ['npm', 'yarn'].map(label => ({
        type: 'blockquote',
        data: {hName: 'div'},
        children: [{type: 'paragraph', children: [{type: 'text', value: label}]}],
      })),
    },
  ],
}

test('sections that follow the first view show the tab that the reader chose before', async () => {
  localStorage.setItem('tabs:package-manager', '"yarn"')
  arrive()
  flushSync(() => {
    root.render(<Article content={buildContent(body)} />)
  })
  expect(container.querySelector('[role="tab"]')).toBeNull()
  const selected = () => container.querySelector('[aria-selected="true"]')?.textContent
  await expect.poll(selected).toBe('yarn')
  expect(container.querySelectorAll('[data-selected]')).toHaveLength(1)
})

test('text above the first heading is not a section, and a link is next to a heading, not in it', () => {
  container.innerHTML = renderArticle({
    type: 'root',
    children: [
      paragraph,
      {
        type: 'heading',
        depth: 2,
        data: {hProperties: {id: 'a'}},
        children: [{type: 'text', value: 'A'}],
      },
    ],
  })
  expect([...container.children].map(({tagName}) => tagName)).toEqual(['DIV', 'SECTION'])
  expect(container.querySelector('h2')?.textContent).toBe('A')
  const link = container.querySelector('div.heading > a')
  expect(link?.getAttribute('aria-label')).toBe('Link to “A”')
})

test('cells keep their alignment in an attribute that HTML allows, and none is an empty header', () => {
  const cells: BodyContent = {
    type: 'table',
    align: [null, 'right'],
    children: [
      {
        type: 'tableRow',
        children: [
          {type: 'tableCell', children: []},
          {type: 'tableCell', children: [{type: 'text', value: 'A'}]},
        ],
      },
    ],
  }
  container.innerHTML = renderArticle({type: 'root', children: [cells]})
  expect(container.querySelector('tr')?.innerHTML.replaceAll('\n', '')).toBe(
    '<td></td><th scope="col" data-align="right" data-width="4">A</th>',
  )
})

test('the menus for defaults are above a page, and below the title of the first printed one that has defaults', () => {
  const titleOf = (text: string): BodyContent => ({
    type: 'heading',
    depth: 1,
    data: {hProperties: {id: text}},
    children: [{type: 'text', value: text}],
  })
  const part: BodyContent = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Part'}]}
  const fact: BodyContent = {...paragraph, data: {hProperties: {dataDefault: ''}}}
  const placeOf = (children: BodyContent[]) => {
    container.innerHTML = renderArticle({type: 'root', children})
    expect(container.querySelectorAll('.default-choice')).toHaveLength(1)
    const menus = container.querySelector('.default-choice')
    return [menus?.previousElementSibling?.textContent, menus?.nextElementSibling?.textContent]
  }
  expect(placeOf([paragraph, part, fact])).toEqual([undefined, 'Text.'])
  expect(placeOf([part, fact])).toEqual([undefined, 'Part'])
  const printed = [titleOf('Index'), paragraph, titleOf('Options'), paragraph, part, fact]
  expect(placeOf([...printed, titleOf('More'), fact])).toEqual(['Options', 'Text.'])
})
