import {expect, test} from 'vitest'
import {pathOfSample} from '../../../app/playground/path-of-sample.ts'
import {find} from '../dom.ts'

test.each([
  ['src/index.js', ''],
  ['webpack.prod.mjs', ' <span class="badge">webpack 5.109+</span>'],
])('a sample shows the file in its title, without the version that it needs: %s', (path, badge) => {
  document.body.innerHTML = `<figure>
    <figcaption class="code-title">${path}${badge}</figcaption><pre></pre><button>Run</button>
  </figure>`
  expect(pathOfSample(find('button'))).toBe(path)
})
