import {afterEach, describe, expect, test} from 'vitest'
import type {Nav} from '#contract/nav.ts'
import {createSiteMap} from '../../../app/links/site-map.ts'
import {registerWorker} from '../../../app/release/register-worker.ts'

const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Object.defineProperty(window, 'localStorage', storage)
})

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

/** The container of a browser that registers no worker; lists the URLs it was asked to register. */
function offerWorkers(): string[] {
  const asked: string[] = []
  const register = async (url: string) => {
    asked.push(url)
    refuse()
  }
  const getRegistrations = async () => {
    asked.push('registrations')
    return []
  }
  const value = Object.assign(new EventTarget(), {controller: null, register, getRegistrations})
  Object.defineProperty(navigator, 'serviceWorker', {value, configurable: true})
  return asked
}

const site = {title: 'Site', url: 'https://example.org', description: ''}

function siteOf(more: Partial<Nav> = {}) {
  const lists = {header: [], external: [], footer: [], languages: [], versions: []}
  const nav = {site, ...lists, hiddenContributors: [], pages: [], sections: [], ...more}
  return {map: createSiteMap(nav)}
}

/** A tab in which no page follows. */
const noPages = () => undefined

describe('registerWorker', () => {
  test('registers /sw.js, and the site works on if the browser refuses', async () => {
    const asked = offerWorkers()
    await registerWorker(siteOf(), noPages)
    expect(asked).toEqual(['/sw.js'])
  })

  test.each([
    ['refuses what it is given', {value: {setItem: refuse}}],
    ['may not be read', {get: refuse}],
  ])('registers nothing where local storage %s', async (_, property) => {
    const asked = offerWorkers()
    Object.defineProperty(window, 'localStorage', {...property, configurable: true})
    await registerWorker(siteOf(), noPages)
    expect(asked).toEqual([])
  })
})
