import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkContent} from '../../../authoring/commands/check-content.ts'
import {root} from '../../../tools/disk/root.ts'
import {linesByRule} from './lines-by-rule.ts'

const fixture = join(root, 'tests/fixtures/taps')

test('samples that tap hooks are built, and all that they tap has to be called', async () => {
  const cache = join(root, '.cache')
  const options = {content: join(fixture, 'content'), examples: join(fixture, 'examples'), cache}
  const {issues, counts} = await checkContent(options)
  const inPages = issues.filter(({file}) => file.endsWith('.md'))
  expect(linesByRule(inPages)).toEqual({
    'wrong-output': [158],
    'idle-tap': [164, 177, 222],
    'unknown-hook': [168, 214, 218],
    'bad-code': [173, 181, 197],
    'sample-passes': [187, 191],
    'bad-example': [201, 205],
    'unknown-check': [209],
  })
  expect(formatIssues(inPages).split('\n\n')).toEqual(
    expect.arrayContaining(messages.split(/\n(?! )/)),
  )
  expect(counts).toMatchObject({tap: 30, output: 4})

  const again = await checkContent(options)
  expect(again.fresh).toBe(0)
  expect(formatIssues(again.issues)).toBe(formatIssues(issues))
})

/** Each message once. */
const messages = `content/index.md:158  wrong-output
  The output has no line “[ 'a' ]”.
  It begins: [ 'a', 'b' ]
content/index.md:164  idle-tap
  The hook tapped here is not called when the example “hooks” is built.
  Name an example that calls it, or add run=watch, run=fails or run=aborts.
content/index.md:173  bad-code
  no
  Change the sample so that it runs.
content/index.md:177  idle-tap
  The sample taps no hook.
  Tap a hook, or use another check.
content/index.md:181  bad-code
  The build fails: on purpose
  Fix the sample. If the build should fail, add run=fails.
content/index.md:187  sample-passes
  The build succeeds, although run=fails expects it to fail.
  Remove run=fails, or change the example.
content/index.md:191  sample-passes
  The build finishes, although run=aborts lets no file be written.
  Remove run=aborts, or change the sample.
content/index.md:201  bad-example
  “twice” is not a value of run.
  Known values: build, watch, fails, aborts.
content/index.md:209  unknown-check
  “run” has no effect without check=tap.
  Add the check, or remove the attribute.`
