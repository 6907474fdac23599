import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'
import {root} from '../../../tools/disk/root.ts'
import {writeFolder} from '../temp-folder.ts'

/** Runs programs with `--help`, one after the other in one process: most load the same modules. */
const askForHelp = `
  import {setImmediate} from 'node:timers/promises'
  import {pathToFileURL} from 'node:url'
  const [node, , ...programs] = process.argv
  for (const program of programs) {
    console.log('# ' + program)
    process.argv = [node, program, '--help']
    await import(pathToFileURL(program).href)
    await setImmediate()
  }
`

test('each program says with --help what it does, and does nothing else', async () => {
  const programs = readPrograms()
  const asking = join(await writeFolder({'ask.mjs': askForHelp}), 'ask.mjs')
  const {status, stdout, stderr} = run(asking, programs)
  expect({status, stderr}).toEqual({status: 0, stderr: ''})
  const [, ...helps] = stdout.split(/^# .+\n/m)
  const help = expect.stringMatching(/^[A-Z][a-z]+s [^]{20,}\n$/) // `Builds the site: …`
  expect(helps).toEqual(programs.map(() => help))
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
function readPrograms(): string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const {scripts} = z.object({scripts: z.record(z.string(), z.string())}).parse(JSON.parse(text))
  const programs = Object.values(scripts).flatMap(
    script => /(?<=^tsx )\S+\.ts\b/.exec(script) ?? [],
  )
  return [...new Set(programs)].map(program => join(root, program))
}

function run(program: string, args: readonly string[]) {
  const command = ['--import', 'tsx', program, ...args]
  const options = {cwd: root, encoding: 'utf8'} as const
  const {status, stdout, stderr} = spawnSync(process.execPath, command, options)
  return {status, stdout, stderr}
}
