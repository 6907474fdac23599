import {expect, test} from 'vitest'
import {formatHash} from '../../../app/playground/project/project-hash.ts'
import {fuzz, fuzzTimeout} from '../fuzz/fuzz-limits.ts'
import {useSite, type OpenPage} from '../../browser/browser.ts'
import {someProject, type SomeProject} from './some-projects.ts'

const site = useSite()

/** Opens a project by its link. Returns what the playground says when it is done. */
async function build(page: OpenPage, {config, files}: SomeProject, mark: string): Promise<string> {
  const all = new Map([...files, ['webpack.config.js', `// ${mark}\n${config}\n`] as const])
  const hash = await formatHash({name: 'any', config: 'webpack.config.js', files: all})
  await page.evaluate(link => void (location.hash = link), hash)
  await page.getByRole('textbox', {name: 'webpack.config.js'}).getByText(mark).waitFor()
  const status = page.getByRole('region', {name: 'Result'}).getByRole('status')
  await status.filter({hasNotText: /…$/}).waitFor()
  return status.innerText()
}

test('any project has a result, and spoils no other one', {timeout: fuzzTimeout()}, async () => {
  const page = await site.start('/playground/')
  await page.getByTestId('playground-run').click()
  let number = 0
  await fuzz(someProject, {runs: 12, endOnFailure: true}, async project => {
    const said = await build(page, project, `project ${++number}`)
    expect(said).toMatch(/^Built in \d+ ms: \d+ files?, /)
    expect(page.errors).toEqual([])
  })
})
