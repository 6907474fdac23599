import {beforeEach, describe, expect, test} from 'vitest'
import {listenForEarlyClicks} from '../../../app/enhance/early-clicks.ts'

let clicks = 0
let starts: Array<{resolve: () => void; reject: (error: Error) => void}>
let tellStarted: () => void
let page: Document
let recovered: unknown[]

beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<button data-app aria-label="Menu"><i></i></button>'
  clicks = 0
  starts = []
  recovered = []
  const started = new Promise<void>(resolve => (tellStarted = resolve))
  listenForEarlyClicks(page, {
    started,
    recover: async error => void recovered.push(error),
    start: () => new Promise<void>((resolve, reject) => starts.push({resolve, reject})),
  })
})

function button(): HTMLElement {
  const element = page.querySelector<HTMLElement>('[data-app]')
  if (!element) throw new Error('There is no button')
  return element
}

/** Start of the app: from then on, the button works. */
async function startApp(): Promise<void> {
  button().addEventListener('click', () => clicks++)
  tellStarted()
  starts.at(-1)?.resolve()
  await new Promise(resolve => setTimeout(resolve))
}

describe('a button that needs the app', () => {
  test('says that it could not be loaded, and lets the reader try again', async () => {
    button().click()
    expect(button().getAttribute('aria-busy')).toBe('true')
    const error = new Error('offline')
    starts[0]?.reject(error)
    await new Promise(resolve => setTimeout(resolve))
    expect(recovered).toEqual([error])
    const alert = page.querySelector('[role="alert"]')
    expect(alert?.textContent).toContain('“Menu” could not be loaded.')
    const buttons = [...(alert?.querySelectorAll('button') ?? [])]
    buttons.find(({textContent}) => textContent === 'Try again')?.click()
    expect(starts).toHaveLength(2)
    await startApp()
    expect(clicks).toBe(1)
  })
})
