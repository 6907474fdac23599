import type {ReactNode} from 'react'
import {describe, expect, test} from 'vitest'
import type {SearchHit} from '../../../search/hit.ts'
import {HitView} from '../../../app/search/hit-view.tsx'
import {attributes, find, findAll, showStatic, texts} from '../dom.ts'
import {hitAt, marked} from './hits.ts'

/** The elements that DocSearch passes: a row whose last part is its buttons. */
function render(hit: {url: string}, action: ReactNode = <i />): HTMLElement {
  showStatic(
    <HitView hit={hit}>
      <div>
        <i />
        {action}
      </div>
    </HitView>,
  )
  return find('a')
}

function toHit(url: string, rest: Partial<SearchHit> = {}, isContinued = false) {
  return {url, section: hitAt(url, rest), isContinued}
}

const some = {
  title: marked('A [page]'),
  headings: [marked('Outer'), marked('<b>Inner</b> [part]')],
  excerpt: marked('Some &amp; [text]'),
}

describe('HitView', () => {
  test.each([
    ['abcdef', ['02', '13', '46', '59'], '<mark>ab</mark>cd<mark>ef</mark>'],
    ['<i>&amp;', ['03'], '<mark>&lt;i&gt;</mark>&amp;amp;'],
  ])('marks what was found in %s, as plain text, where marks fit: %j', (text, places, html) => {
    const marks = places.map(place => [Number(place[0]), Number(place[1])] as const)
    render(toHit('/a/', {excerpt: {text, marks}}))
    expect(find('a > span').innerHTML).toBe(html)
  })

  test('lets names break at dots, and long ones between their words, and leaves out names that it repeats', () => {
    const headings = ['Options', 'cache', 'cache.[allowedTypesOfThe]CompleteStore'].map(marked)
    render(toHit('/cache/#type', {title: marked('Cache'), headings}))
    expect(find('b').innerHTML).toBe(
      'cache.<mark><wbr>allowed<wbr>Types<wbr>Of<wbr>The</mark><wbr>Complete<wbr>Store',
    )
    expect(texts('small')).toEqual(['Options'])
  })

  test('shows the heading, where it is, and the text', () => {
    const link = render(toHit('/a/#x', some))
    expect(link.getAttribute('href')).toBe('/a/#x')
    expect(find('b').innerHTML).toBe('&lt;b&gt;Inner&lt;/b&gt; <mark>part</mark>')
    expect(texts('small')).toEqual(['A page › Outer'])
    expect(texts('span')).toEqual(['Some &amp; text'])
  })

  test('has an icon for its kind, which a screen reader does not announce', () => {
    const headings = [marked('output.path')]
    const link = render(toHit('/configuration/output/#outputpath', {headings}))
    expect(link.dataset['kind']).toBe('option')
    expect(attributes('aria-hidden', 'a svg')).toEqual(['true'])
    expect(render({url: '/errors/'}).dataset['kind']).toBe('error')
  })

  test.each([
    [['Options', 'mode'], 'Options · Default: "production"'],
    [[], 'Default: "production"'],
  ])('shows the default of an option, with the path or alone: %j', (names, text) => {
    const rest = {title: marked('Mode'), headings: names.map(marked), defaultValue: '"production"'}
    render(toHit('/configuration/mode/#mode', rest))
    expect(texts('small')).toEqual([text])
  })

  test('leaves out the page that the hit before has named', () => {
    render(toHit('/a/#x', some, true))
    expect(texts('small')).toEqual(['Outer'])
  })

  test('shows of what was opened before where it is, with what can be done', () => {
    const remove = (
      <div>
        <button type="button">Remove</button>
      </div>
    )
    const link = render(toHit('/a/#x', some, true), remove)
    expect(link.textContent).toBe('<b>Inner</b> partGuides › A page › Outer')
    expect(findAll('mark')).toEqual([])
    expect(find('button').tabIndex).toBe(-1)
  })

  test('shows the URL of what DocSearch has stored without our data', () => {
    expect(render({url: '/old/'}).textContent).toBe('/old/')
  })
})
