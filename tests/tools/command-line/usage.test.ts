import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))

const buildHelp = `Builds the site: tsx build.ts [options]

  --content DIR        folder of Markdown; default: content/
  --out DIR            folder to be replaced by the site; default: dist/
  --site URL           where it will be served; default: what site.json says
  --dead-links LEVEL   “error”, or “warn” if links that lead nowhere, links that must not be
                       followed and missing images are only reported; default: error
  --compress           put a .br and a .gz beside every text file; default: off
  --cache DIR          folder for what can be made again; default: .cache/
  --report-packages    list what was changed in READMEs; default: off
  --serve [PORT]       serve the site, 0 on any free port; default: off, and if it is on,
                       the port that PORT in the environment names, or 3000
  --watch              build nothing, but serve each file as it is asked for, and show changes
                       in the open browser; implies --serve; default: off
  --help               print this
`

const serveHelp = `Serves a built site the way a static host does: npm run serve -- [options]

  --dir DIR    folder that the build wrote; default: dist/
  --port PORT  0 takes any free port; default: what PORT in the environment names, or 3000
  --help       print this
`

describe('the programs', {timeout: 60_000}, () => {
  test.each([
    ['build.ts', ['--help'], buildHelp],
    ['build.ts', ['--watch', '--serve', '--help'], buildHelp], // npm run dev -- --help
    ['build.ts', ['-h'], buildHelp],
    ['tools/commands/serve.ts', ['--help'], serveHelp],
  ])('say what they take: %s %j', (program, args, help) => {
    expect(run(program, args)).toEqual({status: 0, stdout: help, stderr: ''})
  })

  test.each([
    ['build.ts', ['--contents', 'x'], "Unknown option '--contents'"],
    ['build.ts', ['--dead-links', 'no'], '--dead-links takes “warn” or “error”.'],
    ['build.ts', ['--serve', 'many'], '“many” is no port.'],
    ['tools/commands/serve.ts', ['--ports', '1'], "Unknown option '--ports'"],
    ['tools/commands/serve.ts', ['--port', '70000'], '“70000” is no port.'],
  ])('end with 2 if their command line is wrong: %s %j', (program, args, message) => {
    expect(run(program, args)).toEqual({
      status: 2,
      stdout: '',
      stderr: `${message}\nRun it with --help to see what it takes.\n`,
    })
  })

  test('end with 1 if anything else is wrong', () => {
    const {status, stderr} = run('tools/commands/serve.ts', ['--dir', 'nowhere'])
    expect({status, stderr}).toEqual({
      status: 1,
      stderr: 'nowhere holds no site. Build one first: npm run build.\n',
    })
  })
})

test('the help of the build names no flag that it does not take', () => {
  const flags = buildHelp.match(/^ {2}--\S+/gm)?.map(flag => flag.trim()) ?? []
  const values: Record<string, string> = {'--site': 'https://example.org', '--dead-links': 'warn'}
  for (const flag of flags.filter(name => name !== '--help')) {
    const takesValue = /^--(?:content|out|site|dead-links|cache)$/.test(flag)
    const args = takesValue ? [flag, values[flag] ?? 'x'] : [flag]
    expect(() => parseCommandLine(args, '/repo')).not.toThrow()
  }
  expect(flags).toHaveLength(10)
})

function run(program: string, args: readonly string[]) {
  const command = ['--import', 'tsx', program, ...args]
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd, encoding: 'utf8'})
  return {status, stdout, stderr}
}
