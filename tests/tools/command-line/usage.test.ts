import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'
import {root} from '../../../tools/disk/root.ts'
import {asksForHelp} from '../../../tools/command-line/usage.ts'

const buildHelp = `Builds the site: tsx build.ts [options]

  --content DIR        folder of Markdown; default: content/
  --out DIR            folder to write; default: dist/
  --site URL           address of the site; default: the url in site.json
  --dead-links LEVEL   “error”, or “warn” to report broken links, links that are not allowed
                       and missing images as warnings; default: error
  --compress           add a .br and a .gz file next to each text file; default: off
  --cache DIR          cache folder; default: .cache/
  --threads N          use at most this many threads for pages; default: one, or all from 2,000 pages on
  --report-packages    list the changes to READMEs; default: off
  --serve [PORT]       serve the site; 0 selects any free port; default: off; the default port
                       is the environment variable PORT, or 3000
  --host HOST          address to listen to, such as 0.0.0.0 to let other computers read the
                       site; default: localhost, which only this computer can read
  --watch              build each file only when the browser requests it, and show changes in
                       the open browser; implies --serve; default: off
  --help               print this help
`

test('npm run dev -- --help says what the build takes', () => {
  const help = run('tools/commands/run-build.mjs', ['--watch', '--serve', '--help'])
  expect(help).toEqual({status: 0, stdout: buildHelp, stderr: ''})
})

test.each([...readPrograms()])(
  '%s --help says what the program does, and does nothing else',
  program => {
    const {status, stdout, stderr} = run(program, ['--help'])
    expect({status, stderr}).toEqual({status: 0, stderr: ''})
    expect(stdout).toMatch(/^[A-Z][a-z]+s [^]{20,}\n$/) // `Builds the site: …`
  },
)

const hint = 'Run the command with --help to see its options.\n'
test.each([
  [2, 'authoring/commands/release-contract.ts --dry', `Unknown option '--dry'\n${hint}`],
  [2, 'bench/run.ts --runs x', `--runs takes a number, not “x”.\n${hint}`],
  [
    1,
    'tools/commands/serve.ts --dir nowhere',
    'nowhere does not contain a site. Build it first: npm run build.\n',
  ],
])('a program ends with %i: %s', (status, line, stderr) => {
  const [program = '', ...args] = line.split(' ')
  expect(run(program, args)).toEqual({status, stdout: '', stderr})
})

test.each(['--help', '-h'])('%s asks for help, wherever it stands', flag => {
  expect(asksForHelp(['--watch', flag])).toBe(true)
  expect(asksForHelp(['--watch'])).toBe(false)
})

test('the help of the build names no flag that it does not take', () => {
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
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  })
  return {status, stdout, stderr}
}
