import {afterEach, describe, expect, test} from 'vitest'
import type {Nav} from '#contract/nav.ts'
import {createSiteMap} from '../../../app/navigation/site-map.ts'
import {registerWorker} from '../../../app/offline/register-worker.ts'

const localStorage_ = Object.getOwnPropertyDescriptor(window, 'localStorage')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'localStorage')
  if (localStorage_) Object.defineProperty(window, 'localStorage', localStorage_)
})

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

/** The container of a browser that registers no worker; lists the URLs it was asked to register. */
function offerWorkers(): string[] {
  const asked: string[] = []
  const container = Object.assign(new EventTarget(), {
    controller: null,
    async register(url: string) {
      asked.push(url)
      refuse()
    },
    async getRegistrations() {
      asked.push('registrations')
      return []
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {value: container, configurable: true})
  return asked
}

function siteOf(serviceWorker?: false) {
  const nav: Nav = {
    site: {title: 'Site', url: 'https://example.org', description: ''},
    header: [],
    external: [],
    footer: [],
    languages: [],
    versions: [],
    hiddenContributors: [],
    pages: [],
    sections: [],
    ...(serviceWorker === false && {serviceWorker}),
  }
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

  test('registers nothing in a browser without workers', async () => {
    expect('serviceWorker' in navigator).toBe(false)
    await registerWorker(siteOf(), noPages)
  })

  test('registers nothing where local storage refuses what it is given', async () => {
    const asked = offerWorkers()
    Object.defineProperty(window, 'localStorage', {value: {setItem: refuse}, configurable: true})
    await registerWorker(siteOf(), noPages)
    expect(asked).toEqual([])
  })

  test('registers nothing where local storage may not be read', async () => {
    const asked = offerWorkers()
    Object.defineProperty(window, 'localStorage', {get: refuse, configurable: true})
    await registerWorker(siteOf(), noPages)
    expect(asked).toEqual([])
  })

  test('registers nothing on a site without a worker, and looks for those that are left', async () => {
    const asked = offerWorkers()
    await registerWorker(siteOf(false), noPages)
    expect(asked).toEqual(['registrations'])
  })
})
