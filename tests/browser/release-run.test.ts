import {expect, test} from 'vitest'
import {isReady, takenOver, useSite} from './browser.ts'
import {isReplaced, openOldTab, useRelease} from './releases.ts'

const text = 'Text.\n\n'.repeat(60)
const sample = '```js title="src/index.js" check=build example=getting-started\n```\n\n'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n',
  'guides/index.md': `---\ntitle: Guides\n---\n\n${sample}${text}## More\n\n${sample}${text}`,
  'playground.md': '---\ntitle: Playground\n---\n\nText.\n',
})
const newRelease = useRelease(site, {mark: 'NEW'})

/** Scripts of the old release, with which its playground would start. */
const missing = /^\/assets\/(?:react|start-app|playground)-(?!NEW)/

test.each([1440, 390])(
  'a tab that is older than the release runs a sample as asked, at the same place: %i pixels wide',
  async width => {
    const page = await openOldTab(site, '/guides/', {width, missing})
    const button = page.getByTestId('playground-run').nth(1)
    await button.scrollIntoViewIfNeeded()
    const top = () => button.evaluate(element => element.getBoundingClientRect().top)
    const before = await top()
    newRelease.deploy()
    await button.click()
    await isReplaced(page)
    const dialog = page.getByRole('dialog', {name: 'Playground: More'})
    await dialog.waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
    await dialog.getByRole('button', {name: 'Close', exact: true}).click()
    await expect.poll(() => button.evaluate(element => element.matches(':focus'))).toBe(true)
    await page.reload()
    await isReady(page)
    expect(await dialog.count()).toBe(0)
  },
)

test('a tab that is older than the release starts the page of the playground as asked, also if the app has started', async () => {
  const page = await openOldTab(site, '/playground/', {missing})
  newRelease.deploy()
  await page.getByTestId('playground-run').click()
  await isReplaced(page)
  await page.getByTestId('playground-files').waitFor()
  const other = await openOldTab(site, '/playground/', {
    missing: /^\/assets\/playground-(?!NEW)/,
  })
  await takenOver(other)
  newRelease.deploy()
  await other.getByTestId('playground-run').click()
  await isReplaced(other)
  await other.getByTestId('playground-files').waitFor()
})
