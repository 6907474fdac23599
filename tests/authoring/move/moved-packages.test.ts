import {expect, test} from 'vitest'
import {replaceInFences} from '../../../authoring/move/moved-packages.ts'

test('code that names a package gets its new version, but no sentence does', () => {
  const text = `webpack 5.1.0 fails here.

\`\`\`console
npm install webpack@5.1.0 webpack-cli@5.1.0
webpack 5.1.0 compiled, not 15.1.0 or 5.1.01
chokidar 5.1.0
\`\`\`
`
  expect(replaceInFences(text, {name: 'webpack', from: '5.1.0', to: '5.2.0'})).toBe(
    text
      .replace('webpack@5.1.0 webpack-cli@5.1.0', 'webpack@5.2.0 webpack-cli@5.1.0')
      .replace('webpack 5.1.0 compiled', 'webpack 5.2.0 compiled'),
  )
})
