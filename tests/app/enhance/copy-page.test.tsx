import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForPageCopy} from '../../../app/enhance/copy-page.ts'
import {find, showStatic} from '../dom.ts'
import {PageActions} from '../../../app/ui/page-actions.tsx'

const LABEL = 'Copy page as Markdown'
const announced: string[] = []
listenForPageCopy(document, text => announced.push(text))

beforeEach(() => {
  vi.useFakeTimers()
  announced.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows what can be done with a page; returns the button that copies it. */
function showActions(): HTMLElement {
  const none = {editUrl: undefined, repo: undefined, samples: undefined, printUrl: undefined}
  showStatic(<PageActions markdown="/a/index.md" {...none} />)
  return find('button[data-markdown]')
}

/** What a button says now, shortly before 2 seconds have passed, and then. */
async function textsOf(button: HTMLElement): Promise<string[]> {
  const now = button.textContent.trim()
  await vi.advanceTimersByTimeAsync(1999)
  const later = button.textContent.trim()
  await vi.advanceTimersByTimeAsync(1)
  return [now, later, button.textContent.trim()]
}

/** Clicks; returns what the button says once everything has been answered. */
async function click(button: HTMLElement): Promise<string> {
  button.dispatchEvent(new MouseEvent('click', {bubbles: true}))
  await vi.advanceTimersByTimeAsync(0)
  return button.textContent.trim()
}

describe('the button that copies a page', () => {
  test('copies as plain text in a browser without ClipboardItem', async () => {
    vi.stubGlobal('fetch', async () => new Response('# Text'))
    const {ClipboardItem} = globalThis
    Reflect.deleteProperty(window, 'ClipboardItem')
    try {
      expect(await click(showActions())).toBe('Copied!')
      expect(await navigator.clipboard.readText()).toBe('# Text')
    } finally {
      Object.assign(window, {ClipboardItem})
    }
  })

  test.each([
    ['is not on the server', () => Promise.resolve(new Response('Not this', {status: 404}))],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says for 2 seconds that the Markdown %s, and copies it later', async (_, respond) => {
    vi.stubGlobal('fetch', respond)
    // As browsers do: happy-dom does not wait for what is copied.
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      await item?.getType('text/plain')
    })
    const button = showActions()
    await click(button)
    expect(announced).toEqual(['Could not load the Markdown of this page'])
    expect(await textsOf(button)).toEqual(['Could not load', 'Could not load', LABEL])
    vi.stubGlobal('fetch', async () => new Response('# Text'))
    expect(await click(button)).toBe('Copied!')
  })

  test('says that the browser refused to copy, and copies when clicked again after that', async () => {
    vi.stubGlobal('fetch', async () => new Response('# Text'))
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new Error('refused'))
    const button = showActions()
    await click(button)
    expect(announced).toEqual(['Could not copy this page'])
    expect(await textsOf(button)).toEqual(['Could not copy', 'Could not copy', LABEL])
    expect(await click(button)).toBe('Copied!')
  })
})
