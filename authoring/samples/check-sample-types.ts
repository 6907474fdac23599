import {spawn} from 'node:child_process'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {portablePath} from '../../tools/disk/portable-path.ts'
import {fileNameOf, type PageSample} from './page-samples.ts'
import type {Finding} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

const compiler = join(fileURLToPath(import.meta.resolve('typescript/package.json')), '../bin/tsc')

/** Compiler options for samples: as strict as a reader's editor may be, but `any` is allowed. */
const compilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  skipLibCheck: true,
  target: 'es2023',
  module: 'nodenext',
  types: ['node'],
}

/** Checks the types of samples, all in one run of the compiler. */
export async function checkSampleTypes(
  items: readonly PageSample[],
  {dir, place}: Workshop,
): Promise<Map<PageSample, readonly Finding[]>> {
  const files = new Map<string, PageSample>()
  for (const item of items) {
    const file = fileNameOf(item.sample)
    const folder = await place(new Map([...item.beside, [file, item.sample.text]]))
    files.set(join(folder, file).slice(dir.length + 1), item)
  }
  const found = await checkTypes(dir, [...files.keys()])
  return new Map([...files].map(([file, item]) => [item, found.get(file) ?? []]))
}

/** Checks the types of files below a folder; findings by file. */
async function checkTypes(dir: string, files: readonly string[]): Promise<Map<string, Finding[]>> {
  const findings = new Map<string, Finding[]>(files.map(file => [file, []]))
  if (files.length === 0) return findings
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({compilerOptions, files}))
  const output = await runCompiler(dir)
  for (const [, path = '', line, message = ''] of output.matchAll(
    /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/gm,
  )) {
    const hint = 'Fix the code, or declare the types that it uses.'
    findings.get(portablePath(dir, join(dir, path)))?.push({
      rule: 'bad-types',
      message,
      hint,
      line: Number(line),
    })
  }
  return findings
}

/** Output of the compiler; its exit code is not 0 if there is any. */
function runCompiler(dir: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], {cwd: dir})
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}
