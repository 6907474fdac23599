import {globSync} from 'tinyglobby'
import {expect, test} from 'vitest'
import {useDocumentation} from '../webpack-docs/package.ts'

const project = useDocumentation()

test('explain prints the options of the examples as webpack holds them', async () => {
  const files = await findExamples()
  expect(files.length).toBeGreaterThan(60)
  const {stdout} = await project.docs(['explain', ...files, '--json'])
  expect(JSON.parse(stdout).options).toEqual(JSON.parse(await project.printOptions(files)))
})

/** Configurations of examples that Node.js can load as they are, and that webpack accepts. */
async function findExamples(): Promise<string[]> {
  const all = globSync('examples/*/webpack.config.{js,mjs,cjs}', {absolute: true})
  const files = all.filter(file => !/plugin-profiling|errors-files/.test(file)) // they write
  return JSON.parse(await project.printOptions(['--list', ...files.toSorted()])).slice(0, 80)
}
