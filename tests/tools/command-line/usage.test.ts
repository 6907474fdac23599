import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {z} from 'zod'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'
import {asksForHelp} from '../../../tools/command-line/usage.ts'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))

const buildHelp = `Builds the site: tsx build.ts [options]

  --content DIR        folder of Markdown; default: content/
  --out DIR            folder to write; default: dist/
  --site URL           address of the site; default: the url in site.json
  --dead-links LEVEL   “error”, or “warn” to report broken links, links that are not allowed
                       and missing images as warnings; default: error
  --compress           add a .br and a .gz file next to each text file; default: off
  --cache DIR          cache folder; default: .cache/
  --threads N          use at most this many threads; default: one for each processor
  --report-packages    list the changes to READMEs; default: off
  --serve [PORT]       serve the site; 0 selects any free port; default: off; the default port
                       is the environment variable PORT, or 3000
  --watch              build each file only when the browser requests it, and show changes in
                       the open browser; implies --serve; default: off
  --help               print this help
`

const serveHelp = `Serves a built site like a static host: npm run serve -- [options]

  --dir DIR    folder of a built site; default: dist/
  --port PORT  port, or 0 for any free port; default: the environment variable PORT, or 3000
  --help       print this help
`

describe('the programs', () => {
  test.each([
    ['build.ts', ['--help'], buildHelp],
    ['tools/commands/run-build.mjs', ['--watch', '--serve', '--help'], buildHelp], // npm run dev -- --help
    ['tools/commands/serve.ts', ['--help'], serveHelp],
  ])('say what they take: %s %j', (program, args, help) => {
    expect(run(program, args)).toEqual({status: 0, stdout: help, stderr: ''})
  })

  test.each(readPrograms())('say what they do, and do nothing else: %s --help', program => {
    const {status, stdout, stderr} = run(program, ['--help'])
    expect({status, stderr}).toEqual({status: 0, stderr: ''})
    expect(stdout).toMatch(/^[A-Z][a-z]+s [^]{20,}\n$/) // `Builds the site: …`
  })

  test.each([
    ['build.ts', ['--contents', 'x'], "Unknown option '--contents'"],
    ['tools/commands/release-contract.ts', ['--dry'], "Unknown option '--dry'"],
    ['tools/commands/fetch-sponsors.ts', ['--dry'], "Unknown option '--dry'"],
    ['bench/run.ts', ['--runs', 'x'], '--runs takes a number, not “x”.'],
    ['tools/commands/serve.ts', ['--port', '70000'], '“70000” is not a port.'],
  ])('end with 2 if their command line is wrong: %s %j', (program, args, message) => {
    expect(run(program, args)).toEqual({
      status: 2,
      stdout: '',
      stderr: `${message}\nRun the command with --help to see its options.\n`,
    })
  })

  test('end with 1 if anything else is wrong', () => {
    const {status, stderr} = run('tools/commands/serve.ts', ['--dir', 'nowhere'])
    expect({status, stderr}).toEqual({
      status: 1,
      stderr: 'nowhere does not contain a site. Build it first: npm run build.\n',
    })
  })
})

test.each(['--help', '-h'])('%s asks for help, wherever it stands', flag => {
  expect(asksForHelp(['--watch', flag])).toBe(true)
  expect(asksForHelp(['--watch'])).toBe(false)
})

test('the help of the build names no flag that it does not take', () => {
  const flags = buildHelp.match(/^ {2}--\S+/gm)?.map(flag => flag.trim()) ?? []
  const values: Record<string, string> = {
    '--site': 'https://example.org',
    '--dead-links': 'warn',
    '--threads': '2',
  }
  for (const flag of flags.filter(name => name !== '--help')) {
    const takesValue = /^--(?:content|out|site|dead-links|cache|threads)$/.test(flag)
    const args = takesValue ? [flag, values[flag] ?? 'x'] : [flag]
    expect(() => parseCommandLine(args, '/repo')).not.toThrow()
  }
  expect(flags).toHaveLength(11)
})

/** Our own programs among the npm scripts. */
function readPrograms(): string[] {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const {scripts} = z.object({scripts: z.record(z.string(), z.string())}).parse(JSON.parse(text))
  const programs = Object.values(scripts).flatMap(
    script => script.match(/(?<=^tsx .*)\S+\.ts\b/) ?? [],
  )
  return [...new Set(programs)]
}

function run(program: string, args: readonly string[]) {
  const command = ['--import', 'tsx', program, ...args]
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd, encoding: 'utf8'})
  return {status, stdout, stderr}
}
