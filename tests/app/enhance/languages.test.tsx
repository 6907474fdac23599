import {beforeEach, describe, expect, test} from 'vitest'
import {listenForLanguages} from '../../../app/enhance/languages.ts'
import {LanguageMenu} from '../../../app/ui/language-menu.tsx'
import {attributes, find, showStatic} from '../dom.ts'
import {nav} from '../small-nav.ts'

listenForLanguages(document)

beforeEach(() => {
  location.hash = ''
  showStatic(
    <>
      <LanguageMenu languages={nav.languages} pathname="/concepts/" />
      <button id="other">Another control</button>
    </>,
  )
})

const button = () => find('[data-languages] button')
const other = () => find('#other')

/** Whether the menu is open: what the styles see of it and what is said of it have to agree. */
function isOpen(): boolean {
  const isShown = ['open', 'hovered'].includes(find('[data-languages]').dataset['languages'] ?? '')
  expect(button().getAttribute('aria-expanded')).toBe(`${isShown}`)
  return isShown
}

function focused(): string {
  const {activeElement} = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
}

function movePointer(from: HTMLElement, to: HTMLElement, pointerType = 'mouse'): void {
  const init = {bubbles: true, pointerType}
  from.dispatchEvent(new PointerEvent('pointerout', {...init, relatedTarget: to}))
  to.dispatchEvent(new PointerEvent('pointerover', {...init, relatedTarget: from}))
}

function click(element: HTMLElement): void {
  element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
  element.click()
}

/** Presses a key where the focus is; says whether the browser is left to do what it would. */
function press(key: string): boolean {
  const init = {key, bubbles: true, cancelable: true}
  return document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false
}

describe('the language menu', () => {
  test('stays open with the click that follows the mouse, and closes with the next click', () => {
    movePointer(document.body, button())
    click(button())
    expect(isOpen()).toBe(true)
    movePointer(button(), document.body)
    expect(isOpen()).toBe(true)
    click(button())
    expect(isOpen()).toBe(false)
    click(button())
    expect(isOpen()).toBe(true)
  })

  test('leads to the same place on the page in each language, which its links name', () => {
    location.hash = '#examples'
    click(button())
    expect(attributes('href', '#AppLanguages a')).toEqual([
      'https://webpack.js.org/concepts/#examples',
      'https://webpack.docschina.org/concepts/#examples',
      'https://webpack.kr/concepts/#examples',
    ])
    for (const name of ['lang', 'hreflang']) {
      expect(attributes(name, '#AppLanguages a')).toEqual(['en', 'zh', 'ko'])
    }
    expect(button().getAttribute('aria-controls')).toBe('AppLanguages')
  })

  test.each([
    ['ArrowDown', 'English 中文 한국어 English'],
    ['ArrowUp', '한국어 中文 English 한국어'],
  ])('is entered with %s and gone through round and round, or with Home and End', (arrow, path) => {
    button().focus()
    const focusedThen = [arrow, arrow, arrow, arrow, 'End', 'Home'].map(key => {
      expect(press(key)).toBe(false)
      return focused()
    })
    expect(focusedThen.join(' ')).toBe(`${path} 한국어 English`)
    expect(isOpen()).toBe(true)
  })

  test('leaves other keys, and keys elsewhere, to the browser', () => {
    button().focus()
    expect([press('a'), press('End')]).toEqual([true, true])
    other().focus()
    expect(press('ArrowDown')).toBe(true)
    expect(isOpen()).toBe(false)
  })

  const openers = [
    ['a key', () => press('ArrowDown')],
    ['the mouse', () => movePointer(document.body, button())],
  ] as const

  test.each(openers)('closes with Escape if %s opened it, and focuses its button', (what, open) => {
    const opener = what === 'a key' ? button() : other()
    opener.focus()
    open()
    expect(isOpen()).toBe(true)
    press('Escape')
    expect(isOpen()).toBe(false)
    expect(focused()).toBe('Select language')
  })

  test.each(openers)('closes when the focus goes elsewhere if %s opened it', (_, open) => {
    button().focus()
    open()
    other().focus()
    expect(isOpen()).toBe(false)
  })
})
