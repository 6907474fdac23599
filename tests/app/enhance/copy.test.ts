import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForCopy} from '../../../app/enhance/copy.ts'
import {find} from '../dom.ts'
import {articleMarkup} from './article-markup.tsx'

const announced: string[] = []
listenForCopy(document, text => announced.push(text))

beforeEach(() => {
  vi.useFakeTimers()
  announced.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows code as a page does; returns its copy button. */
function showCode(language: string, code: string): Element {
  document.body.innerHTML = articleMarkup(`~~~${language}\n${code}\n~~~\n`)
  return find('.copy')
}

/** Clicks; returns what the button says once the clipboard has answered. */
async function click(button: Element): Promise<string | null> {
  button.dispatchEvent(new MouseEvent('click', {bubbles: true}))
  await vi.advanceTimersByTimeAsync(0)
  return button.textContent
}

describe('a copy button', () => {
  test.each([
    ['without prompts', 'bash', '$ npm install\n$ npx webpack', 'npm install\nnpx webpack'],
    ['as the new state', 'diff', ' a = 1\n-b = 2\n+b = 3', 'a = 1\nb = 3'],
    ['unchanged in other languages', 'js', '$ = a\n- b', '$ = a\n- b'],
  ])('copies code %s', async (_, language, code, copied) => {
    await click(showCode(language, code))
    expect(await navigator.clipboard.readText()).toBe(copied)
  })

  test.each([
    [undefined, 'Copied!', 'Copied'],
    [new Error('refused'), 'Error', 'Could not copy the code'],
  ])('says for 2 seconds, instead of its icon, how it ended: %s', async (error, text, message) => {
    if (error) vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(error)
    const button = showCode('js', 'const a = 1')
    expect(button.textContent).toBe('')
    expect(await click(button)).toBe(text)
    expect(announced).toEqual([message])
    vi.advanceTimersByTime(1999)
    expect(button.textContent).toBe(text)
    vi.advanceTimersByTime(1)
    expect(button.textContent).toBe('')
  })
})
