import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'
import {heading, sidebarItem} from './page-parts.ts'

const site = useSite('screens')

describe('a browser without media queries', () => {
  test('shows the document and its links, and starts the app', async () => {
    const page = await site.open('/guides/', {
      init: () => {
        localStorage.setItem('theme', 'system')
        Reflect.deleteProperty(window, 'matchMedia')
      },
    })
    await takenOver(page)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await sidebarItem(page, 'Next').click()
    await heading(page, 'Next').waitFor()
    expect(page.errors).toEqual([])
  })
})
