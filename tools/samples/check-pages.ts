import {transformSync} from 'esbuild'
import {builtinModules} from 'node:module'
import {basename, dirname, join} from 'node:path'
import {scriptLanguage, type Sample} from '../content/sample.ts'
import {checkCommands, findCommands} from './check-commands.ts'
import {checkData} from './check-data.ts'
import {checkHooks} from './check-hooks.ts'
import {checkTaps} from './check-taps.ts'
import {checkTypes} from './check-types.ts'
import {fileNameOf, type PageSample} from './page-samples.ts'
import {parseScript, type ParsedScript} from './parse-script.ts'
import type {ReadExamples} from '../load/read-examples.ts'
import {runJobs} from './run-jobs.ts'
import {findRequests} from './script-tree.ts'
import type {ConfigJob, Finding, Names} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

export interface CheckTools {
  /** Opened when the first sample needs it. */
  readonly workshop: () => Promise<Workshop>
  readonly names: () => Promise<Names>
  /** What samples may import. */
  readonly packages: ReadonlySet<string>
  readonly examples: ReadExamples
}

export interface CheckedPages {
  readonly findings: ReadonlyMap<PageSample, Finding[]>
  /** What samples printed that tap something. */
  readonly logs: ReadonlyMap<PageSample, readonly string[]>
}

/** Checks samples of pages, each by itself; what is found keeps its order. */
export async function checkPages(
  samples: readonly PageSample[],
  tools: CheckTools,
): Promise<CheckedPages> {
  const findings = new Map<PageSample, Finding[]>()
  const configs: PageSample[] = []
  const typed: PageSample[] = []
  const tapped: PageSample[] = []
  for (const item of samples) {
    const script = parseIfScript(item.sample)
    const found = script?.finding ? [script.finding] : await checkText(item, script, tools)
    findings.set(item, found)
    if (found.length > 0) continue
    if (isConfig(item.sample)) configs.push(item)
    if (item.sample.kind === 'types') typed.push(item)
    if (item.sample.kind === 'tap') tapped.push(item)
  }
  for (const [item, found] of await checkConfigs(configs, tools)) findings.set(item, found)
  for (const [item, found] of await checkTypesOf(typed, tools)) findings.get(item)?.push(...found)
  const {findings: ofTaps, logs} = await checkTaps(tapped, tools)
  for (const [item, found] of ofTaps) findings.get(item)?.push(...found)
  for (const [item, found] of findings) findings.set(item, judge(item.sample, found))
  return {findings, logs}
}

function parseIfScript({lang, title, text, kind}: Sample): ParsedScript | undefined {
  if (kind === 'text' || kind === 'none' || kind === 'output' || kind === 'build') return undefined
  const language = scriptLanguage(lang, title)
  if (language === undefined) return undefined
  return parseScript(text, language === 'ts' && lang === 'diff' ? 'ts' : lang, title)
}

async function checkText(
  {sample}: PageSample,
  script: ParsedScript | undefined,
  {names, packages}: CheckTools,
): Promise<Finding[]> {
  const {kind, text, lang, title} = sample
  if (kind === 'cli') {
    return findCommands(text, lang).length > 0 ? checkCommands(text, lang, await names()) : []
  }
  if (kind === 'hooks' || kind === 'tap') return checkHooks(text, await names())
  if (kind === 'parse' && !script) return checkData(text, lang, title)
  return isConfig(sample) && script?.program ? checkPackages(script.program, packages) : []
}

function isConfig({kind, title}: Sample): boolean {
  return (
    kind === 'config' || kind === 'fails' || (kind === 'types' && /webpack\./.test(title ?? ''))
  )
}

/** Packages that are there for other reasons may be gone tomorrow. */
function checkPackages(program: object, packages: ReadonlySet<string>): Finding[] {
  return findRequests(program).flatMap(({request, line}) => {
    if (/^(?:[./#]|node:|data:)/.test(request) || builtinModules.includes(request)) return []
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/')
    if (packages.has(name)) return []
    const message = `“${name}” is not installed for samples.`
    const hint = 'Add it to the dependencies of documented/package.json, or leave it out.'
    return [{rule: 'missing-package' as const, message, hint, line}]
  })
}

async function checkConfigs(
  items: readonly PageSample[],
  {workshop}: CheckTools,
): Promise<Array<[PageSample, Finding[]]>> {
  if (items.length === 0) return []
  const {dir, place} = await workshop()
  const jobs = new Map<ConfigJob, PageSample>()
  for (const item of items) {
    const [file, text] = runnable(fileNameOf(item.sample), item.sample)
    const folder = await place(new Map([...item.beside, [file, text]]))
    jobs.set({type: 'config', dir: join(folder, dirname(file)), file: basename(file)}, item)
  }
  const results = await runJobs([...jobs.keys()], {dir})
  return [...results].flatMap(([job, {findings = [], failed}]) => {
    const item = jobs.get(job)
    const hint = 'Make it run as it stands.'
    const failure: Finding[] =
      failed === undefined ? [] : [{rule: 'bad-config', message: failed, hint}]
    return item ? [[item, [...findings, ...failure]]] : []
  })
}

/** Plain Node.js takes no types: the file becomes JavaScript. */
function runnable(file: string, {text, lang, title}: Sample): [file: string, text: string] {
  if (scriptLanguage(lang, title) !== 'ts') return [file, text]
  const isModule = /^\s*(?:import|export)\b/m.test(text)
  const {code} = transformSync(text, {loader: 'ts'})
  return [file.replace(/\.[cm]?ts$/, isModule ? '.mjs' : '.cjs'), code]
}

async function checkTypesOf(
  items: readonly PageSample[],
  {workshop}: CheckTools,
): Promise<Array<[PageSample, Finding[]]>> {
  if (items.length === 0) return []
  const {dir, place} = await workshop()
  const files = new Map<string, PageSample>()
  for (const item of items) {
    const file = fileNameOf(item.sample)
    const folder = await place(new Map([...item.beside, [file, item.sample.text]]))
    files.set(join(folder, file).slice(dir.length + 1), item)
  }
  const found = await checkTypes(dir, [...files.keys()])
  return [...files].map(([file, item]) => [item, found.get(file) ?? []])
}

/** A sample that has to fail is right if it does, and for the reason that the page gives. */
function judge({kind, attributes}: Sample, found: readonly Finding[]): Finding[] {
  if (kind !== 'fails') return [...found]
  const expected = attributes['message'] ?? ''
  if (found.some(({message}) => message.includes(expected))) return []
  const [first] = found
  const message = first
    ? `It is rejected for another reason: ${first.message}`
    : 'It is accepted, but the page says that it fails.'
  return [{rule: 'sample-passes', message, hint: `Expected is “${expected}”.`}]
}
