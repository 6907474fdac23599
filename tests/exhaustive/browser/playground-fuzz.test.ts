import {expect, test} from 'vitest'
import {fuzz, fuzzTimeout} from '../fuzz/fuzz-limits.ts'
import {useSite} from '../../browser/browser.ts'
import {openProject} from '../../browser/playground.ts'
import {someProject} from './some-projects.ts'

const site = useSite()

test('any project has a result, and spoils no other one', {timeout: fuzzTimeout()}, async () => {
  const page = await site.start('/playground/')
  await page.getByTestId('playground-run').click()
  const status = page.getByRole('region', {name: 'Result'}).getByRole('status')
  let number = 0
  await fuzz(someProject, {runs: 12, endOnFailure: true}, async project => {
    await openProject(page, project, `project ${++number}`)
    await status.filter({hasNotText: /…$/}).waitFor()
    expect(await status.innerText()).toMatch(/^Built in \d+ ms: \d+ files?, /)
    expect(page.errors).toEqual([])
  })
})
