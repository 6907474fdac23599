import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForCopy} from '../../../app/enhance/copy.ts'
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
  const button = document.querySelector('.copy')
  if (!button) throw new Error('The code has no copy button')
  return button
}

/** Clicks; returns what the button says once the clipboard has answered. */
async function click(button: Element): Promise<string | null> {
  button.dispatchEvent(new MouseEvent('click', {bubbles: true}))
  await vi.advanceTimersByTimeAsync(0)
  return button.textContent
}

describe('a copy button', () => {
  test.each([
    [
      'without the prompts of a shell',
      'bash',
      '$ npm install\n$ npx webpack',
      'npm install\nnpx webpack',
    ],
    [
      'as the new state of a diff',
      'diff',
      ' const a = 1\n-const b = 2\n+const b = 3',
      'const a = 1\nconst b = 3',
    ],
    ['unchanged, with dollar signs and signs of other languages', 'js', '$ = a\n- b', '$ = a\n- b'],
  ])('copies code %s', async (_, language, code, copied) => {
    expect(await click(showCode(language, code))).toBe('Copied!')
    expect(await navigator.clipboard.readText()).toBe(copied)
  })

  test('says for 2 seconds, instead of its icon, that the code was copied, to screen readers as well', async () => {
    const button = showCode('js', 'const a = 1')
    expect(button.textContent).toBe('')
    expect(await click(button)).toBe('Copied!')
    expect(announced).toEqual(['Copied'])
    vi.advanceTimersByTime(1999)
    expect(button.textContent).toBe('Copied!')
    vi.advanceTimersByTime(1)
    expect(button.textContent).toBe('')
  })

  test('says for 2 seconds that the browser refused to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    const button = showCode('js', 'const a = 1')
    expect(await click(button)).toBe('Error')
    expect(announced).toEqual(['Could not copy the code'])
    vi.advanceTimersByTime(1999)
    expect(button.textContent).toBe('Error')
    vi.advanceTimersByTime(1)
    expect(button.textContent).toBe('')
  })
})
