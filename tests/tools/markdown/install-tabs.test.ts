import type {Nodes} from 'mdast'
import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('fences of commands that install packages', () => {
  test('become tabs for npm, Yarn and pnpm', () => {
    const {html, report} = parseText('```bash install\nnpm install webpack\n```\n')
    expect(html.replaceAll(/<span[^>]*>|<\/span>/g, '')).toBe(
      `<div class="tabs" data-sync="package-manager">
<div class="tab">
<p class="tab-label">npm</p>
<pre><code class="language-bash">npm install webpack
</code></pre>
</div>
<div class="tab">
<p class="tab-label">Yarn</p>
<pre><code class="language-bash">yarn add webpack
</code></pre>
</div>
<div class="tab">
<p class="tab-label">pnpm</p>
<pre><code class="language-bash">pnpm add webpack
</code></pre>
</div>
</div>`,
    )
    expect(report).toBe('')
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
    ['npm install ../a-1.0.0.tgz', 'yarn add ../a-1.0.0.tgz', 'pnpm add ../a-1.0.0.tgz'],
    ['npx webpack serve --open', 'yarn webpack serve --open', 'pnpm exec webpack serve --open'],
    [
      'mkdir a && cd a && npm init -y',
      'mkdir a && cd a && yarn init -y',
      'mkdir a && cd a && pnpm init',
    ],
    ['cd a\nnpm install b\ncd ..', 'cd a\nyarn add b\ncd ..', 'cd a\npnpm add b\ncd ..'],
  ])('translate %s', (npm, yarn, pnpm) => {
    const {body, report} = parseText(`\`\`\`bash install\n${npm}\n\`\`\`\n`)
    expect(codeOf(body)).toEqual([npm, yarn, pnpm])
    expect(report).toBe('')
  })

  test('keep highlighted lines in each tab', () => {
    const {html} = parseText('```bash install {2}\ncd a\nnpm install b\n```\n')
    expect(html.match(/class="line-marked"/g)).toHaveLength(3)
  })

  test('keep the list around them', () => {
    const {html} = parseText('- Install it:\n\n  ```bash install\n  npm install a\n  ```\n')
    expect(html).toMatch(/^<ul>\n<li>\n<p>Install it:<\/p>\n<div class="tabs"/)
  })

  test('are only those with the word after the language', () => {
    const {html} = parseText('```bash title="install"\nnpm install a\n```\n')
    expect(html).not.toContain('tabs')
  })

  test('report each command without a translation', () => {
    const text = '```bash install\nnpm ci && npm install -g a\nnpx --yes b\n```\n'
    expect(parseText(text).report).toBe(
      `content/page.md:4  bad-tabs
  “npm ci” can't be translated for Yarn and pnpm.
  An install fence may contain npm init -y, npm pkg set, npx, and npm install with --save-dev and --save-exact.

content/page.md:4  bad-tabs
  “npm install -g a” can't be translated for Yarn and pnpm.
  An install fence may contain npm init -y, npm pkg set, npx, and npm install with --save-dev and --save-exact.

content/page.md:4  bad-tabs
  “npx --yes b” can't be translated for Yarn and pnpm.
  An install fence may contain npm init -y, npm pkg set, npx, and npm install with --save-dev and --save-exact.`,
    )
  })

  test('need a command of npm', () => {
    expect(parseText('```bash install\nyarn add a\n```\n').report).toBe(
      `content/page.md:4  bad-tabs
  An install fence needs a command of npm.
  Write the commands for npm, or remove “install” after the language.`,
    )
  })
})

function codeOf(node: Nodes): string[] {
  if (node.type === 'code') return [node.value]
  return 'children' in node ? node.children.flatMap(codeOf) : []
}
