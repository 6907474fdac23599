import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForPageCopy} from '../../../app/enhance/copy-page.ts'
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
  document.body.innerHTML = renderToStaticMarkup(
    <PageActions
      markdown="/a/index.md"
      editUrl={undefined}
      repo={undefined}
      samples={undefined}
      printUrl={undefined}
    />,
  )
  const button = document.querySelector<HTMLElement>('button[data-markdown]')
  if (!button) throw new Error('There is no button that copies the page')
  return button
}

/** Answers requests as the server would. */
function answer(respond: (url: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', respond)
}

/** Clicks; returns what the button says once everything has been answered. */
async function click(button: HTMLElement): Promise<string> {
  button.dispatchEvent(new MouseEvent('click', {bubbles: true}))
  await vi.advanceTimersByTimeAsync(0)
  return button.textContent.trim()
}

describe('the button that copies a page', () => {
  test('copies the Markdown at its URL, and says so for 2 seconds', async () => {
    answer(url => Promise.resolve(new Response(`# Text at ${url}`)))
    const button = showActions()
    expect(button.textContent.trim()).toBe(LABEL)
    expect(await click(button)).toBe('Copied!')
    expect(announced).toEqual(['Copied'])
    const [item] = await navigator.clipboard.read()
    expect(await (await item?.getType('text/plain'))?.text()).toBe('# Text at /a/index.md')

    await vi.advanceTimersByTimeAsync(1999)
    expect(button.textContent.trim()).toBe('Copied!')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.textContent.trim()).toBe(LABEL)
    expect(button.style.minInlineSize).toBe('')
  })

  test('copies as plain text in a browser without ClipboardItem', async () => {
    answer(() => Promise.resolve(new Response('# Text')))
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
    answer(respond)
    // As browsers do: happy-dom does not wait for what is copied.
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      await item?.getType('text/plain')
    })
    const button = showActions()
    expect(await click(button)).toBe('Could not load')
    expect(announced).toEqual(['Could not load the Markdown of this page'])
    await vi.advanceTimersByTimeAsync(1999)
    expect(button.textContent.trim()).toBe('Could not load')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.textContent.trim()).toBe(LABEL)
    answer(() => Promise.resolve(new Response('# Text')))
    expect(await click(button)).toBe('Copied!')
  })

  test('says that the browser refused to copy, and copies when clicked again after that', async () => {
    answer(() => Promise.resolve(new Response('# Text')))
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new Error('refused'))
    const button = showActions()
    expect(await click(button)).toBe('Could not copy')
    expect(announced).toEqual(['Could not copy this page'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(button.textContent.trim()).toBe(LABEL)
    expect(await click(button)).toBe('Copied!')
  })
})
