import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {API_VERSION} from '#contract/endpoints.ts'
import {parseChangelog} from '../../../../tools/authoring/publish-contract/changelog.ts'

describe('parseChangelog', () => {
  test('finds the newest version', () => {
    const text = '# Changelog\n\n## 1.1.0 (unreleased)\n\n- More.\n\n## 1.0.0 (2027-01-31)\n'
    expect(parseChangelog(text)).toEqual({version: '1.1.0', isPromised: true})
  })

  test.each([
    ['## 1.0.0 (unreleased)\n', false],
    ['## 1.0.0 (2027-01-31)\n', true],
    ['## 2.0.0 (unreleased)\n\n## 1.0.0 (2027-01-31)\n', false],
  ])('knows of %j whether its major version is out: %s', (text, isPromised) => {
    expect(parseChangelog(text)).toMatchObject({isPromised})
  })

  test('asks for a version where there is none', () => {
    expect(() => parseChangelog('# Changelog\n')).toThrow(
      'The changelog has no version: it needs a heading like “## 1.0.0 (unreleased)”.',
    )
  })

  test('finds a version of the API that is served', async () => {
    const {version} = parseChangelog(await readFile('contract/CHANGELOG.md', 'utf8'))
    expect(`v${version}`).toMatch(new RegExp(`^${API_VERSION}\\.`))
  })
})
