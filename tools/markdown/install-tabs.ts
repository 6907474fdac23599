import type {Code, Root} from 'mdast'
import {report, type Context} from './context.ts'
import {buildTab, buildTabGroup} from './tabs.ts'
import {walkType} from './walk.ts'

interface Translation {
  readonly npm: RegExp
  readonly yarn: string
  readonly pnpm: string
}

/** Commands of npm, and what Yarn 1, Yarn 4 and pnpm 10 call them. The first match applies. */
const translations: readonly Translation[] = [
  {npm: /^npm init -y$/, yarn: 'yarn init -y', pnpm: 'pnpm init'},
  // Stays as it is: it only edits `package.json`, comes with Node.js, and Yarn has no counterpart.
  {npm: /^npm pkg set (?=\S)/, yarn: 'npm pkg set ', pnpm: 'npm pkg set '},
  {
    npm: /^npm install --save-dev --save-exact (?=[^\s-])/,
    yarn: 'yarn add --dev --exact ',
    pnpm: 'pnpm add --save-dev --save-exact ',
  },
  {
    npm: /^npm install --save-dev (?=[^\s-])/,
    yarn: 'yarn add --dev ',
    pnpm: 'pnpm add --save-dev ',
  },
  {npm: /^npm install (?=[^\s-])/, yarn: 'yarn add ', pnpm: 'pnpm add '},
  {npm: /^npx (?=[^\s-])/, yarn: 'yarn ', pnpm: 'pnpm exec '},
]

/** Fences in `bash install` become tabs, with the same commands for npm, Yarn and pnpm. */
export function transformInstalls(tree: Root, context: Context): void {
  walkType(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'bash' || !/(?:^|\s)install(?:\s|$)/.test(code.meta ?? '')) return
    reportUntranslated(code, context)
    const meta = code.meta?.replace(/(?:^|\s)install(?=\s|$)/, '').trim()
    const fence: Code = {...code, meta: meta === '' ? null : meta}
    const tabs = [
      buildTab('npm', fence),
      buildTab('Yarn', {...fence, value: translateCommands(code.value, 'yarn')}),
      buildTab('pnpm', {...fence, value: translateCommands(code.value, 'pnpm')}),
    ]
    const group = {...buildTabGroup(tabs, 'package-manager'), position: code.position}
    parent.children.splice(index, 1, group)
    return index + 1
  })
}

/** Lines may contain several commands, such as `cd shop && npm init -y`. */
function translateCommands(text: string, manager: 'yarn' | 'pnpm'): string {
  return text.replaceAll(eachCommand, command => {
    const match = translations.find(({npm}) => npm.test(command))
    return match ? command.replace(match.npm, match[manager]) : command
  })
}

const eachCommand = /(?<=^|&& ).+?(?=$| &&)/gm

function reportUntranslated(code: Code, context: Context): void {
  const commands = code.value.match(eachCommand) ?? []
  const npmCommands = commands.filter(command => /^\s*np[mx]\b/.test(command))
  if (npmCommands.length === 0) {
    report(context, code, {
      rule: 'bad-tabs',
      message: 'An install fence needs a command of npm.',
      hint: 'Write the commands for npm, or remove “install” after the language.',
    })
  }
  for (const command of npmCommands) {
    if (translations.some(({npm}) => npm.test(command))) continue
    report(context, code, {
      rule: 'bad-tabs',
      message: `“${command.trim()}” can't be translated for Yarn and pnpm.`,
      hint: 'An install fence may contain npm init -y, npm pkg set, npx, and npm install with --save-dev and --save-exact.',
    })
  }
}
