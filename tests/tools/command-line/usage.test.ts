import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'
import {root} from '../../../tools/disk/root.ts'

test.each([...readPrograms()])('%s --help says what it does, and does nothing else', program => {
  const {status, stdout, stderr} = run(program, ['--help'])
  expect({status, stderr}).toEqual({status: 0, stderr: ''})
  expect(stdout).toMatch(/^[A-Z][a-z]+s [^]{20,}\n$/) // `Builds the site: …`
})

const hint = 'Run the command with --help to see its options.\n'
test.each([
  [2, 'authoring/commands/release-contract.ts --dry', `Unknown option '--dry'\n${hint}`],
  [2, 'bench/run.ts --runs x', `--runs takes a number, not “x”.\n${hint}`],
  [
    1,
    'tools/commands/serve.ts --dir nowhere',
    'nowhere does not contain a site. Build it first: npm run build.\n',
  ],
])('a program ends with %i: %s', (code, line, stderr) => {
  const [program = '', ...args] = line.split(' ')
  expect(run(program, args)).toEqual({status: code, stdout: '', stderr})
})

test('npm run dev -- --help prints the help of the build, which names no flag that it does not take', () => {
  const command = 'tools/commands/run-build.mjs'
  const {status, stdout: buildHelp} = run(command, ['--watch', '--serve', '--help'])
  expect([status, buildHelp.split('\n')[0]]).toEqual([0, 'Builds the site: tsx build.ts [options]'])
  const lines = [...buildHelp.matchAll(/^ {2}(--\S+) (?:([A-Z]+) )?/gm)]
  const values: Record<string, string> = {URL: 'https://example.org', LEVEL: 'warn', N: '2'}
  for (const [, flag = '', kind] of lines.filter(([, name]) => name !== '--help')) {
    const args = kind === undefined ? [flag] : [flag, values[kind] ?? 'x']
    expect(() => parseCommandLine(args, '/repo')).not.toThrow()
  }
  expect(lines).toHaveLength(12)
})

/** Our own programs among the npm scripts. */
function readPrograms(): Set<string> {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const {scripts} = z.object({scripts: z.record(z.string(), z.string())}).parse(JSON.parse(text))
  return new Set(Object.values(scripts).flatMap(script => /(?<=^tsx )\S+\.ts\b/.exec(script) ?? []))
}

function run(program: string, args: readonly string[]) {
  const command = ['--import', 'tsx', program, ...args]
  const options = {cwd: root, encoding: 'utf8'} as const
  const {status, stdout, stderr} = spawnSync(process.execPath, command, options)
  return {status, stdout, stderr}
}
