import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {API_VERSION} from '#contract/endpoints.ts'
import {parseChangelog} from '../../../authoring/publish-contract/changelog.ts'

test.each([
  ['## 1.0.0 (unreleased)\n', '1.0.0', false],
  ['## 1.0.0 (2027-01-31)\n', '1.0.0', true],
  ['# Changelog\n\n## 1.1.0 (unreleased)\n\n- More.\n\n## 1.0.0 (2027-01-31)\n', '1.1.0', true],
  ['## 2.0.0 (unreleased)\n\n## 1.0.0 (2027-01-31)\n', '2.0.0', false],
])('the newest version, and whether its major one is out, of %j', (text, version, isPromised) => {
  expect(parseChangelog(text)).toEqual({version, isPromised})
})

test('a changelog without a version is refused', () => {
  expect(() => parseChangelog('# Changelog\n')).toThrow(
    'The changelog has no version: it needs a heading like “## 1.0.0 (unreleased)”.',
  )
})

test('the changelog has a version of the API that is served', async () => {
  const {version} = parseChangelog(await readFile('contract/CHANGELOG.md', 'utf8'))
  expect(`v${version}`).toMatch(new RegExp(`^${API_VERSION}\\.`))
})
