import {expect, test} from 'vitest'
import {findSentences, type Doubts} from '../../../authoring/move/find-sentences.ts'

const doubts: Doubts = {
  versions: ['5.112.2'],
  changes: [
    {id: 'option:resolve.tsconfig', change: 'changed', details: ['default.production "1" → "2"']},
    {id: 'plugin:experiments.TypeScriptPlugin', change: 'removed', details: []},
    {id: 'option:watch', change: 'changed', details: ['type "boolean" → "string"']},
    {id: 'option:fresh', change: 'added', details: []},
  ],
  described: ['output.html'],
  pageOf: id => (id === 'option:watch' ? 'content/watch.md' : undefined),
  gone: ['experiments.typescript requires Node.js >= … or later', 'short …'],
}

const text = `---
description: webpack 5.112.2
---

webpack 5.112.2 fails here. This holds in 15.112.20 as well.

## \`resolve.tsconfig\`

| [\`resolve.tsconfig\`](/a/) | needs a file |

\`\`\`text
webpack 5.112.2 compiled
\`\`\`

- Set \`resolve.tsconfig\`. Add \`webpack.experiments.TypeScriptPlugin\`.
- TypeScriptPlugin needs Node.js 22.13. So does nothing else, as Node.js 22.13 says.
- \`output.html\` writes pages, and \`fresh\` is new. So is \`watch\`.
- It prints \`experiments.typescript requires Node.js >= 22.6\`.
`

test('sentences that a release may have made wrong are found with their reasons', () => {
  const found = findSentences([{file: 'content/a.md', text}], doubts)
  expect(found.map(({place, text: sentence, reason}) => [place, sentence, reason])).toEqual([
    ['content/a.md:5', 'webpack 5.112.2 fails here.', 'names 5.112.2'],
    ['content/a.md:15', '- Set `resolve.tsconfig`.', '`resolve.tsconfig` has another default'],
    [
      'content/a.md:15',
      'Add `webpack.experiments.TypeScriptPlugin`.',
      '`experiments.TypeScriptPlugin` is gone',
    ],
    [
      'content/a.md:16',
      '- TypeScriptPlugin needs Node.js 22.13.',
      'names a version of Node.js together with typescriptplugin',
    ],
    [
      'content/a.md:17',
      '- `output.html` writes pages, and `fresh` is new.',
      '`output.html` has another description in the schema',
    ],
    [
      'content/a.md:18',
      '- It prints `experiments.typescript requires Node.js >= 22.6`.',
      'quotes a message that webpack no longer prints',
    ],
  ])
})

test('a name that means many things is only looked up on its own page', () => {
  const pages = ['content/a.md', 'content/watch.md'].map(file => ({file, text: '\nSet `watch`.'}))
  expect(findSentences(pages, doubts).map(({place}) => place)).toEqual(['content/watch.md:2'])
})
