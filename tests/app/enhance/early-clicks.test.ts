import {expect, test} from 'vitest'
import {listenForEarlyClicks} from '../../../app/enhance/early-clicks.ts'

test('a button that needs the app says that it could not be loaded, and lets the reader try again', async () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<button data-app aria-label="Menu"></button>'
  const starts: Array<{resolve: () => void; reject: (error: Error) => void}> = []
  const recovered: unknown[] = []
  let tellStarted = () => {}
  listenForEarlyClicks(page, {
    started: new Promise<void>(resolve => (tellStarted = resolve)),
    recover: async error => void recovered.push(error),
    start: () => new Promise<void>((resolve, reject) => starts.push({resolve, reject})),
  })
  const button = page.querySelector('button')
  button?.click()
  expect(button?.getAttribute('aria-busy')).toBe('true')
  const error = new Error('offline')
  starts[0]?.reject(error)
  await new Promise(resolve => setTimeout(resolve))
  expect(recovered).toEqual([error])
  const alert = page.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('“Menu” could not be loaded.')
  const buttons = [...(alert?.querySelectorAll('button') ?? [])]
  buttons.find(({textContent}) => textContent === 'Try again')?.click()
  expect(starts).toHaveLength(2)

  let clicks = 0 // which the button counts once the app has started
  button?.addEventListener('click', () => clicks++)
  tellStarted()
  starts[1]?.resolve()
  await new Promise(resolve => setTimeout(resolve))
  expect(clicks).toBe(1)
})
