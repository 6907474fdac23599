import {afterEach, expect, test} from 'vitest'
import type {BodyContent} from '#contract/mdast.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {arrive, Article, buildContent, endArrival} from '../../../app/article/article.tsx'
import {find, findAll, texts, useRoot} from '../dom.ts'
import {bodyOf} from '../enhance/article-markup.tsx'

const render = useRoot()

/** An element that shows a default. */
function shownDefault(...className: string[]): BodyContent {
  return {type: 'paragraph', data: {hProperties: {className, dataDefault: ''}}, children: []}
}

afterEach(() => {
  endArrival()
  localStorage.clear()
})

test('sections that follow the first view show the tab that the reader chose before', async () => {
  localStorage.setItem('tabs:package-manager', '"yarn"')
  arrive()
  const tabs = ['npm', 'yarn'].map(name => `~~~bash title="${name}"\n${name}\n~~~\n`).join('\n')
  const below = `## Below\n\n:::tabs{sync=package-manager}\n\n${tabs}\n:::\n`
  render(<Article content={buildContent(bodyOf('Text.\n\n'.repeat(100) + below))} />)
  expect(findAll('[role="tab"]')).toEqual([])
  await expect.poll(() => texts('[aria-selected="true"]')).toEqual(['yarn'])
  expect(findAll('[data-selected]')).toHaveLength(1)
})

test('text above the first heading is not a section, and a link is next to a heading, not in it', () => {
  document.body.innerHTML = renderArticle(bodyOf('Text.\n\n## A\n'))
  expect([...document.body.children].map(({tagName}) => tagName)).toEqual(['DIV', 'SECTION'])
  expect(find('h2').textContent).toBe('A')
  expect(find('div.heading > a').getAttribute('aria-label')).toBe('Link to “A”')
})

test('cells keep their alignment in an attribute that HTML allows, and none is an empty header', () => {
  document.body.innerHTML = renderArticle(bodyOf('| | A |\n| - | -: |\n'))
  expect(find('tr').innerHTML.replaceAll('\n', '')).toBe(
    '<td></td><th scope="col" data-align="right" data-width="4">A</th>',
  )
})

test('the menus for defaults are above a page, and below the title of the first printed one that has defaults', () => {
  const fact = shownDefault()
  const placeOf = (...parts: string[]) => {
    const children = parts.flatMap(part => [...bodyOf(part).children, fact, fact])
    document.body.innerHTML = renderArticle({type: 'root', children})
    expect(findAll('.default-choice')).toHaveLength(1)
    const {previousElementSibling, nextElementSibling} = find('.default-choice')
    return [previousElementSibling?.textContent, nextElementSibling?.textContent]
  }
  expect(placeOf('Text.\n\n## Part')).toEqual([undefined, 'Text.'])
  expect(placeOf('## Part')).toEqual([undefined, 'Part'])
  const printed = '# Index\n\nText.\n\n# Options\n\nText.\n\n## Part'
  expect(placeOf(printed, '# More')).toEqual(['Options', 'Text.'])
})

test('a page that shows one default has no menus', () => {
  const children = [shownDefault('default'), shownDefault('default', 'default-other')]
  document.body.innerHTML = renderArticle({type: 'root', children})
  expect(findAll('.default-choice')).toEqual([])
})
