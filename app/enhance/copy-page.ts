import {need} from '#contract/private/need.ts'
import {RESET_DELAY_MS} from './copy.ts'

/** Labels of the button, and announcements for screen readers. */
const outcomes = {
  copied: ['Copied!', 'Copied'],
  lost: ['Could not load', 'Could not load the Markdown of this page'],
  refused: ['Could not copy', 'Could not copy this page'],
} as const

/** Makes the button of a page copy its Markdown. */
export function listenForPageCopy(document: Document, announce: (text: string) => void): void {
  const busy = new WeakSet<Element>()
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : undefined
    const button = target?.closest<HTMLElement>('button[data-markdown]')
    const label = button?.querySelector('span')
    if (!button || !label || busy.has(button)) return
    busy.add(button)
    void copyFrom(need(button.dataset['markdown'], 'data-markdown')).then(outcome => {
      const [shown, told] = outcomes[outcome]
      const text = label.textContent
      button.style.minInlineSize = `${button.offsetWidth}px` // keeps neighboring buttons in place
      label.textContent = shown
      announce(told)
      setTimeout(() => {
        button.style.minInlineSize = ''
        label.textContent = text
        busy.delete(button)
      }, RESET_DELAY_MS)
    })
  })
}

async function copyFrom(url: string): Promise<keyof typeof outcomes> {
  const text = fetchText(url)
  try {
    await write(text)
    return 'copied'
  } catch {
    return text.then(
      () => 'refused',
      () => 'lost',
    )
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return response.text()
}

/** Safari allows writing to the clipboard only during a click, so it gets the text as a promise. */
async function write(text: Promise<string>): Promise<void> {
  const {clipboard} = navigator
  if (!('ClipboardItem' in window)) return clipboard.writeText(await text)
  const blob = text.then(value => new Blob([value], {type: 'text/plain'}))
  return clipboard.write([new ClipboardItem({'text/plain': blob})])
}
