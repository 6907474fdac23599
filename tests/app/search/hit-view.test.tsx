import {renderToStaticMarkup} from 'react-dom/server'
import type {ReactNode} from 'react'
import {describe, expect, test} from 'vitest'
import type {MarkedText} from '../../../search/hit.ts'
import {HitView} from '../../../app/search/hit-view.tsx'
import {hitAt, marked} from './hits.ts'

/** The elements that DocSearch passes: a row whose last part is its buttons. */
function render(hit: {url: string}, action: ReactNode = <i />): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(
    <HitView hit={hit}>
      <div>
        <i />
        {action}
      </div>
    </HitView>,
  )
  return element
}

function buildHit(isContinued = false) {
  const section = hitAt('/a/#x', {
    title: marked('A [page]'),
    headings: [marked('Outer'), marked('<b>Inner</b> [part]')],
    excerpt: marked('Some &amp; [text]'),
  })
  return {url: section.url, section, isContinued}
}

describe('the excerpt of a hit', () => {
  const excerptOf = (excerpt: MarkedText) => {
    const section = hitAt('/a/', {excerpt})
    const hit = {url: section.url, section}
    return render(hit).querySelector('a > span')?.innerHTML
  }

  test('marks what was found, and leaves out marks that do not fit', () => {
    const text = 'abcdef'
    const marks = [
      [0, 2],
      [1, 3],
      [4, 6],
      [5, 9],
    ] as const
    expect(excerptOf({text, marks})).toBe('<mark>ab</mark>cd<mark>ef</mark>')
  })

  test('shows HTML as the text that it is', () => {
    expect(excerptOf({text: '<i>&amp;', marks: [[0, 3]]})).toBe('<mark>&lt;i&gt;</mark>&amp;amp;')
  })
})

describe('HitView', () => {
  test('lets names break at dots, and long ones between their words, and leaves out names that it repeats', () => {
    const section = hitAt('/cache/#type', {
      title: marked('Cache'),
      headings: [
        marked('Options'),
        marked('cache'),
        marked('cache.[allowedTypesOfThe]CompleteStore'),
      ],
    })
    const hit = {url: section.url, section, isContinued: false}
    const link = render(hit).querySelector('a')
    expect(link?.querySelector('b')?.innerHTML).toBe(
      'cache.<mark><wbr>allowed<wbr>Types<wbr>Of<wbr>The</mark><wbr>Complete<wbr>Store',
    )
    expect(link?.querySelector('small')?.textContent).toBe('Options')
  })

  test('shows the heading, where it is, and the text', () => {
    const link = render(buildHit()).querySelector('a')
    expect(link?.getAttribute('href')).toBe('/a/#x')
    expect(link?.querySelector('b')?.innerHTML).toBe('&lt;b&gt;Inner&lt;/b&gt; <mark>part</mark>')
    expect(link?.querySelector('small')?.textContent).toBe('A page › Outer')
    expect(link?.querySelector('span')?.textContent).toBe('Some &amp; text')
  })

  test('has an icon for its kind, which a screen reader does not announce', () => {
    const section = hitAt('/configuration/output/#outputpath', {headings: [marked('output.path')]})
    const hit = {url: section.url, section}
    const link = render(hit).querySelector('a')
    expect(link?.dataset['kind']).toBe('option')
    expect(link?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    const old = render({url: '/errors/'}).querySelector('a')
    expect(old?.dataset['kind']).toBe('error')
  })

  test('shows the default of an option, with the path or alone', () => {
    const section = hitAt('/configuration/mode/#mode', {
      title: marked('Mode'),
      headings: [marked('Options'), marked('mode')],
      defaultValue: '"production"',
    })
    const textOf = (headings = section.headings) => {
      const hit = {url: section.url, section: {...section, headings}}
      return render(hit).querySelector('small')?.textContent
    }
    expect(textOf()).toBe('Options · Default: "production"')
    expect(textOf([])).toBe('Default: "production"')
  })

  test('leaves out the page that the hit before has named', () => {
    expect(render(buildHit(true)).querySelector('small')?.textContent).toBe('Outer')
  })

  test('shows of what was opened before where it is, with what can be done', () => {
    const remove = (
      <div>
        <button type="button">Remove</button>
      </div>
    )
    const element = render(buildHit(true), remove)
    expect(element.querySelector('a')?.textContent).toBe('<b>Inner</b> partGuides › A page › Outer')
    expect(element.querySelector('mark')).toBe(null)
    expect(element.querySelector('button')?.tabIndex).toBe(-1)
  })

  test.each([{}, {section: undefined}, {section: {title: 1}}, {section: {title: marked('x')}}])(
    'shows the URL of what another version has stored: %o',
    stored => {
      expect(render({url: '/old/', ...stored}).querySelector('a')?.textContent).toBe('/old/')
    },
  )
})
