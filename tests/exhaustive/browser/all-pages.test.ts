import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {navSchema} from '#contract/nav.ts'
import {expectAccessible} from '../../browser/axe.ts'
import {imageHosts, takenOver, useSite} from '../../browser/browser.ts'
import {widthsOf} from '../../browser/page-parts.ts'
import {layOutAll} from '../../browser/screens.ts'

const site = useSite()

function allUrls(): string[] {
  const json = readFileSync(join(site.dir, 'data/v1/nav.json'), 'utf8')
  const nav = navSchema.parse(JSON.parse(json))
  return [...nav.pages, ...nav.sections.flatMap(section => section.pages)].map(({url}) => url)
}

test('every page works without an error, a foreign request or a sideways scroll', async () => {
  const page = await site.open('/', {viewport: {width: 320, height: 800}})
  for (const url of allUrls()) {
    await page.goto(site.url + url)
    await takenOver(page)
    await layOutAll(page)
    const {inner, outer} = await widthsOf(page)
    const foreign = page.requests.splice(0).filter(request => request.startsWith('http'))
    const found = {errors: page.errors, foreign, width: inner}
    expect(found, `for ${url}`).toEqual({errors: [], foreign: [], width: outer})
  }
})

test.each([
  '/concepts/',
  '/concepts/module-federation/',
  '/loaders/css-loader/',
  '/plugins/html-webpack-plugin/',
  '/plugins/minimizer-webpack-plugin/',
])('axe finds nothing, best practices included, in both themes on %s', async path => {
  const page = await site.start(path, {bypassCSP: true, allow: imageHosts})
  await expectAccessible(page, '1440 px', ['light'])
  await page.setViewportSize({width: 390, height: 900})
  await expectAccessible(page, '390 px', ['dark'])
})
