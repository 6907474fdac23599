import type {Page} from 'playwright-core'

/** An element that a click adds or changes, and the text that it has then. */
interface Shown {
  readonly selector: string
  readonly text?: string
}

/** Milliseconds since the page was opened. */
interface ClickTimes {
  readonly clicked: number
  readonly painted: number
}

/** Clicks, and measures the time until the first frame after the element is in the document. */
export async function measureClick(
  page: Page,
  shown: Shown,
  click: () => Promise<void>,
): Promise<ClickTimes> {
  const measured = page.evaluate(clickToPainted, shown)
  await page.waitForTimeout(100)
  await click()
  return measured
}

/** Runs in the page, so it cannot use anything outside of the function. */
function clickToPainted({selector, text}: Shown): Promise<ClickTimes> {
  return new Promise(resolve => {
    let clicked = 0
    document.addEventListener('click', event => (clicked = event.timeStamp), {
      capture: true,
      once: true,
    })
    new MutationObserver((_, observer) => {
      const element = document.querySelector(selector)
      if (!element || (text !== undefined && element.textContent !== text)) return
      observer.disconnect()
      // The message is handled after the frame that the callback is called for.
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel()
        port1.addEventListener('message', () => resolve({clicked, painted: performance.now()}))
        port1.start()
        port2.postMessage(undefined)
      })
    }).observe(document, {subtree: true, childList: true, characterData: true})
  })
}
