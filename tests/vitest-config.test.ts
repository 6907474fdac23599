import {globSync} from 'tinyglobby'
import {describe, expect, test} from 'vitest'
import config from '../vitest.config.ts'

interface Project {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const projects = (config.test?.projects ?? []).flatMap((project): Project[] => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const {name, include = [], exclude = []} = project.test ?? {}
  // What is proved does not run again.
  return [{name: String(name), include, exclude: name === 'proofs' ? [] : exclude}]
})

describe('the projects of the test runner', () => {
  test.each(projects)('$name: every pattern matches a file', ({include}) => {
    expect(include.length).toBeGreaterThan(0)
    expect(include.filter(pattern => globSync(pattern).length === 0)).toEqual([])
  })

  test('run every test file once', () => {
    const files = projects.flatMap(({include, exclude}) =>
      globSync([...include], {ignore: [...exclude]}),
    )
    expect(files.toSorted()).toEqual(globSync('tests/**/*.test.{ts,tsx}').toSorted())
  })
})
