import {expect, test} from 'vitest'
import {compareDescriptions} from '../../../authoring/move/descriptions.ts'
import {compareNeeds} from '../../../authoring/move/compare-needs.ts'
import {compareMessages} from '../../../authoring/move/messages.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

function release(code: string, description: string, node: string): Promise<string> {
  const schema = {properties: {mode: {description}, target: {description: 'The same.'}}}
  return writeFolder({
    'lib/a.js': code,
    'lib/b.js': 'not JavaScript',
    'package.json': JSON.stringify({engines: {node}, peerDependencies: {a: '^1.0.0'}}),
    'schemas/WebpackOptions.json': JSON.stringify(schema),
  })
}

test('texts of constants, logs and parts of a package are compared, but neither code nor comments', async () => {
  const before = await release("const GONE = 'This is not there now'", 'Sets the mode.', '>=10')
  const after = await release(
    `logger.warn("It can't " + 'read the file ' + name)
     throw new Error(\`Expected \${a} to be one of \${b}\`)
     const code = '/* this is a comment */ var a = 1;'
     // This is no message at all`,
    'Sets the mode of the build.',
    '>=18',
  )
  const {added, gone} = compareMessages(before, after)
  expect([...added]).toEqual([
    ["It can't read the file …", 'lib/a.js'],
    ['Expected … to be one of …', 'lib/a.js'],
  ])
  expect(gone).toEqual(['This is not there now'])
  expect(compareDescriptions(before, after)).toEqual(['mode'])
  expect(compareNeeds(before, after)).toEqual(['engines.node >=10 → >=18'])
})
