import {scriptLanguage, type Sample} from '../content/sample.ts'
import {checkCommands, findCommands} from './check-commands.ts'
import {checkConfigs} from './check-configs.ts'
import {checkData} from './check-data.ts'
import {checkHooks} from './check-hooks.ts'
import {checkPackages} from './check-packages.ts'
import {checkSampleTypes} from './check-sample-types.ts'
import {checkTaps} from './check-taps.ts'
import type {PageSample} from './page-samples.ts'
import {parseScript, type ParsedScript} from './parse-script.ts'
import type {ReadExamples} from '../load/read-examples.ts'
import type {Finding, Names} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

export interface CheckTools {
  readonly workshop: OpenWorkshop
  readonly names: () => Promise<Names>
  /** Packages that samples may import. */
  readonly packages: ReadonlySet<string>
  readonly examples: ReadExamples
}

export interface CheckedPages {
  readonly findings: ReadonlyMap<PageSample, Finding[]>
  /** Output of samples that tap hooks. */
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
  const {workshop} = tools
  for (const [item, found] of await checkConfigs(configs, workshop)) findings.set(item, found)
  const ofTypes = await checkSampleTypes(typed, workshop)
  for (const [item, found] of ofTypes) findings.get(item)?.push(...found)
  const {findings: ofTaps, logs} = await checkTaps(tapped, tools)
  for (const [item, found] of ofTaps) findings.get(item)?.push(...found)
  for (const [item, found] of findings) findings.set(item, judge(item.sample, found))
  return {findings, logs}
}

/** Kinds whose text is no script, or comes from a build that has read it. */
const unparsedKinds: ReadonlySet<Sample['kind']> = new Set([
  'text',
  'none',
  'output',
  'build',
  'emitted',
])

function parseIfScript({lang, title, text, kind}: Sample): ParsedScript | undefined {
  if (unparsedKinds.has(kind)) return undefined
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

/** A sample that has to fail is right if it does, and for the reason that the page gives. */
function judge({kind, attributes}: Sample, found: readonly Finding[]): Finding[] {
  if (kind !== 'fails') return [...found]
  const expected = attributes['message'] ?? ''
  if (found.some(({message}) => message.includes(expected))) return []
  const [first] = found
  const message = first
    ? `webpack rejects it for another reason: ${first.message}`
    : 'webpack accepts it, but the page says that it fails.'
  return [{rule: 'sample-passes', message, hint: `Expected: “${expected}”.`}]
}
