import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, describe, expect, test} from 'vitest'
import {listenForLanguages} from '../../../app/enhance/languages.ts'
import {LanguageMenu} from '../../../app/ui/language-menu.tsx'
import {nav} from '../small-nav.ts'

listenForLanguages(document)

beforeEach(() => {
  location.hash = ''
  document.body.innerHTML =
    renderToStaticMarkup(<LanguageMenu languages={nav.languages} pathname="/concepts/" />) +
    '<button id="other">Another control</button>'
})

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

const button = () => find('[data-languages] button')
const other = () => find('#other')

/** Whether the menu is open: what the styles see of it and what is said of it have to agree. */
function isOpen(): boolean {
  const isShown = ['open', 'hovered'].includes(find('[data-languages]').dataset['languages'] ?? '')
  expect(button().getAttribute('aria-expanded')).toBe(`${isShown}`)
  return isShown
}

/** The focused element: its label or its text. */
function focused(): string {
  const {activeElement} = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
}

/** Moves the mouse from an element to another. */
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
  test('opens when the mouse comes and closes when it goes', () => {
    expect(isOpen()).toBe(false)
    movePointer(document.body, button())
    expect(isOpen()).toBe(true)
    movePointer(button(), find('[lang="ko"]'))
    expect(isOpen()).toBe(true)
    movePointer(find('[lang="ko"]'), document.body)
    expect(isOpen()).toBe(false)
  })

  test('stays closed when a finger or a pen comes near', () => {
    for (const type of ['touch', 'pen']) {
      movePointer(document.body, button(), type)
      expect({type, isOpen: isOpen()}).toEqual({type, isOpen: false})
    }
  })

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

  test('closes on a click elsewhere, and on no click in it', () => {
    click(button())
    find('#AppLanguages').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
    expect(isOpen()).toBe(true)
    click(other())
    expect(isOpen()).toBe(false)
  })

  test('leads to the same place on the page', () => {
    location.hash = '#examples'
    click(button())
    const hrefs = [...document.querySelectorAll('#AppLanguages a')].map(link =>
      link.getAttribute('href'),
    )
    expect(hrefs).toEqual([
      'https://webpack.js.org/concepts/#examples',
      'https://webpack.docschina.org/concepts/#examples',
      'https://webpack.kr/concepts/#examples',
    ])
  })

  test('is entered with the arrows and gone through round and round', () => {
    button().focus()
    const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(key => {
      expect(press(key)).toBe(false)
      return focused()
    })
    expect(path).toEqual(['English', '中文', '한국어', 'English'])
    const back = ['ArrowUp', 'ArrowUp', 'ArrowUp'].map(key => {
      press(key)
      return focused()
    })
    expect(back).toEqual(['한국어', '中文', 'English'])
    expect(isOpen()).toBe(true)
  })

  test('is entered at its end with the upper arrow', () => {
    button().focus()
    press('ArrowUp')
    expect(focused()).toBe('한국어')
    expect(isOpen()).toBe(true)
  })

  test('leads to its first and its last language with Home and End, but not from its button', () => {
    button().focus()
    expect(press('End'), 'End on the button is left to the browser').toBe(true)
    expect(isOpen()).toBe(false)
    press('ArrowDown')
    press('End')
    expect(focused()).toBe('한국어')
    press('Home')
    expect(focused()).toBe('English')
  })

  test('leaves other keys, and keys elsewhere, to the browser', () => {
    button().focus()
    expect(press('a')).toBe(true)
    other().focus()
    expect(press('ArrowDown')).toBe(true)
    expect(isOpen()).toBe(false)
  })

  test('closes with Escape, and the focus is at its button, whatever has opened it', () => {
    button().focus()
    press('ArrowDown')
    press('Escape')
    expect(isOpen()).toBe(false)
    expect(focused()).toBe('Select language')

    other().focus()
    movePointer(document.body, button())
    press('Escape')
    expect(isOpen()).toBe(false)
    expect(focused()).toBe('Select language')
  })

  test('closes when the focus goes elsewhere, whatever has opened it', () => {
    button().focus()
    press('ArrowDown')
    other().focus()
    expect(isOpen()).toBe(false)
    button().focus()
    movePointer(document.body, button())
    other().focus()
    expect(isOpen()).toBe(false)
  })
})
