import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {redirectsSchema} from '#contract/records.ts'
import {listSections, siteSchema} from '../tools/site/site-settings.ts'

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../content/${file}`, import.meta.url), 'utf8'))
}

const site = siteSchema.parse(await read('site.json'))

test('the site of webpack has its versions, its sections in the order in which readers need them, what can be printed, whom to hide, and a description', () => {
  expect(site.versions).toEqual([
    {title: 'webpack 5', url: 'https://webpack.js.org'},
    {title: 'webpack 4', url: 'https://v4.webpack.js.org'},
  ])
  expect(site.url).toBe(site.versions[0]?.url)
  expect(listSections(site).join(' ')).toBe(
    'guides concepts configuration loaders plugins api errors migrate extend contribute blog',
  )
  const others = listSections(site).filter(section => !site.printable?.includes(section))
  expect([site.printable?.length, ...others]).toEqual([9, 'errors', 'blog'])
  expect(site.hiddenContributors.join(' ')).toBe(
    'bartushek rynclark henriquea makuzaverite MijaelWatts Kolhar730 grrizzly maxloh varunjayaraman',
  )
  expect(site.description).toBe(
    'webpack is a module bundler whose main purpose is bundling JavaScript files for browser use, and it can also transform, bundle or package nearly any resource or asset.',
  )
})

test('the site of webpack moves the hashes of the cache to the page of the cache', async () => {
  const redirects = redirectsSchema.parse(await read('redirects.json'))
  expect(redirects.filter(({hash}) => hash !== undefined)).toEqual([
    {from: '/configuration/other-options/', hash: '#cache', to: '/configuration/cache/'},
  ])
})
