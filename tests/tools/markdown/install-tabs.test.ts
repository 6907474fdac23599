import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test('fences of commands that install packages become tabs for npm, Yarn and pnpm, with marked lines, and keep the list around them', () => {
  const {html} = parseText('- In a:\n\n  ```bash install {1}\n  npm install webpack\n  ```\n')
  const tab = (label: string, code: string) => `<div class="tab">
<p class="tab-label">${label}</p>
<pre><code class="language-bash"><span class="line-marked">${code}</span></code></pre>
</div>`
  expect(html.replaceAll(/<span class="hljs[^>]*>([^<]*)<\/span>/g, '$1')).toBe(`<ul>
<li>
<p>In a:</p>
<div class="tabs" data-sync="package-manager">
${tab('npm', 'npm install webpack')}
${tab('Yarn', 'yarn add webpack')}
${tab('pnpm', 'pnpm add webpack')}
</div>
</li>
</ul>`)
})

test.each([
  ['npm init -y', 'yarn init -y', 'pnpm init'],
  ['npm pkg set type=module', 'npm pkg set type=module', 'npm pkg set type=module'],
  ['npm install --save-dev a b', 'yarn add --dev a b', 'pnpm add --save-dev a b'],
  [
    'npm install --save-dev --save-exact a@5.0.0',
    'yarn add --dev --exact a@5.0.0',
    'pnpm add --save-dev --save-exact a@5.0.0',
  ],
  ['npx webpack serve --open', 'yarn webpack serve --open', 'pnpm exec webpack serve --open'],
  ['cd a && npm init -y', 'cd a && yarn init -y', 'cd a && pnpm init'],
])('fences of commands that install packages translate %s', (npm, yarn, pnpm) => {
  const {body, report} = parseText(`\`\`\`bash install\n${npm}\n\`\`\`\n`)
  expect(codeOf(body)).toEqual([npm, yarn, pnpm])
  expect(report).toBe('')
})

test('fences of commands that install packages are only those with the word after the language', () => {
  const {html} = parseText('```bash title="install"\nnpm install a\n```\n')
  expect(html).not.toContain('tabs')
})

test('fences of commands that install packages report each command without a translation, and if there is none of npm', () => {
  const text = '```bash install\nnpm ci && npm install -g a\nnpx --yes b\n```\n'
  const issue = (command: string) => `content/page.md:4  bad-tabs
  “${command}” can't be translated for Yarn and pnpm.
  An install fence may contain npm init -y, npm pkg set, npx, and npm install with --save-dev and --save-exact.\n\n`
  expect(parseText(`${text}\n\`\`\`bash install\nyarn add a\n\`\`\`\n`).report).toBe(
    `${['npm ci', 'npm install -g a', 'npx --yes b'].map(issue).join('')}content/page.md:9  bad-tabs
  An install fence needs a command of npm.
  Write the commands for npm, or remove “install” after the language.`,
  )
})

function codeOf(node: Nodes): string[] {
  if (node.type === 'code') return [node.value]
  return 'children' in node ? node.children.flatMap(codeOf) : []
}
