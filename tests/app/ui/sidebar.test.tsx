import {flushSync} from 'react-dom'
import {describe, expect, test} from 'vitest'
import {attributes, findAll, links, texts, useRoot} from '../dom.ts'
import {frameOf, loadAnchors} from '../frame.tsx'

const render = useRoot()

function show(pathname: string, load = loadAnchors): void {
  render(frameOf(pathname, load))
}

const titles = '[data-testid="sidebar-item-title"]'

function linkTo(name: string): HTMLElement | undefined {
  return findAll(titles).find(({textContent}) => textContent === name)
}

function toggleOf(name: string): HTMLElement | undefined {
  return findAll(`button[aria-label="Headings of ${name}"]`)[0]
}

function press(name: string): void {
  flushSync(() => toggleOf(name)?.click())
}

function pressKey(element: HTMLElement | undefined, init: KeyboardEventInit): string {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init})
  flushSync(() => element?.dispatchEvent(event))
  return event.defaultPrevented ? 'taken' : 'left to the browser'
}

function expanded(): string[] {
  const toggles = 'button[aria-label^="Headings of "][aria-expanded="true"]'
  return attributes('aria-label', toggles).map(label => `${label}`.replace('Headings of ', ''))
}

/** Labels and addresses of the headings of a page, those below others indented. */
function headingsOf(name: string): string[] {
  const item = toggleOf(name)?.closest('li')
  return [...(item?.querySelectorAll('ul a') ?? [])].map(link => {
    const isNested = item?.contains(link.closest('ul')?.parentElement?.closest('ul') ?? null)
    return `${isNested ? '  ' : ''}${link.textContent} ${link.getAttribute('href')}`
  })
}

describe('the sidebar', () => {
  test('begins with the version, and lists the pages of the section below their groups, the index first', () => {
    show('/configuration/output/')
    const list = 'nav[aria-label="The configuration"]'
    const entries = findAll(`${list} :is(summary, ${titles})`).map(entry =>
      entry.localName === 'summary' ? `[${entry.textContent}]` : entry.textContent,
    )
    expect(entries.join(', ')).toBe(
      'The configuration, Mode, Plain, [Options], Output, Target, [Reports], Stats',
    )
    expect(texts(`${list} [aria-current="page"]`)).toEqual(['Output'])
    expect(links(`${list} > ul > li:last-child a`), 'a page of another section').toEqual([
      ['Use Options ↗', '/guides/'],
    ])
    expect(texts(`:has(> ${list}) > :first-child option`)).toEqual(['webpack 5', 'webpack 4'])
  })

  test('lists the pages of the root where there is no section, without the home page', () => {
    show('/license/')
    const pages = ['Awesome webpack', 'Branding', 'Comparison', 'Coverage', 'Glossary', 'License']
    expect(texts(titles)).toEqual(pages)
    expect(texts(`${titles}[aria-current]`)).toEqual(['License'])
  })

  test.each(['/', '/nowhere/', '/guides/printable/'])('is missing on %s', path => {
    show(path)
    expect(texts(titles)).toEqual([])
  })
})

describe('an item of the sidebar', () => {
  test('has a toggle, and takes keys, only if its page has headings', () => {
    show('/configuration/')
    const labels = attributes('aria-label', '[aria-label^="Headings of "]')
    expect(labels).toEqual(['Headings of Mode', 'Headings of Output', 'Headings of Target'])
    const plain = linkTo('The configuration')
    expect(plain?.hasAttribute('aria-keyshortcuts')).toBe(false)
    expect(pressKey(plain, {key: 'ArrowRight'})).toBe('left to the browser')
  })

  test('is open on its own page, lists its headings by their short names, and has a toggle', () => {
    show('/configuration/output/')
    expect(expanded()).toEqual(['Output'])
    expect(headingsOf('Output')).toEqual([
      'early #outputearly',
      'path #outputpath',
      'library #outputlibrary',
      '  name #outputlibraryname',
      '  Hints #hints',
      'Examples #examples',
    ])
    expect(headingsOf('Mode')).toEqual([])
    press('Output')
    expect(expanded()).toEqual([])
    expect(headingsOf('Output')).toEqual([])
    press('Output')
    expect(expanded()).toEqual(['Output'])
    expect(headingsOf('Output')).toHaveLength(6)
  })

  test('is a single tab stop while it is closed; arrow keys open and close it at its link', async () => {
    show('/configuration/')
    const link = linkTo('Target')
    expect([toggleOf('Target')?.tabIndex, link?.tabIndex]).toEqual([-1, 0])
    expect(link?.getAttribute('aria-keyshortcuts')).toBe('ArrowRight')
    expect(pressKey(link, {key: 'ArrowRight'})).toBe('taken')
    await expect.poll(() => headingsOf('Target')).toEqual(['node /configuration/target/#node'])
    expect([toggleOf('Target')?.tabIndex, link?.tabIndex]).toEqual([0, 0])
    expect(pressKey(link, {key: 'ArrowRight'})).toBe('left to the browser')
    expect(link?.getAttribute('aria-keyshortcuts')).toBe('ArrowLeft')
    expect(pressKey(link, {key: 'ArrowLeft', altKey: true})).toBe('left to the browser')
    expect(expanded()).toEqual(['Target'])
    expect(pressKey(link, {key: 'ArrowLeft'})).toBe('taken')
    expect(expanded()).toEqual([])
  })

  test('that was closed opens by itself when its page is shown', () => {
    show('/configuration/output/')
    press('Output')
    show('/configuration/plain/')
    expect(expanded()).toEqual([])
    show('/configuration/output/')
    expect(expanded()).toEqual(['Output'])
  })

  test('says that headings could not be loaded, and tries again when it is opened', async () => {
    let isDown = true
    show('/configuration/', page => (isDown ? Promise.reject(new Error()) : loadAnchors(page)))
    press('Output')
    await expect.poll(() => texts('[role="alert"]')).toEqual(['The headings could not be loaded.'])
    press('Output')
    expect(texts('[role="alert"]')).toEqual([])
    isDown = false
    press('Output')
    await expect.poll(() => headingsOf('Output')).toHaveLength(6)
    expect(texts('[role="alert"]')).toEqual([])
  })
})
