import {scriptLanguage, type Sample} from '../../tools/examples/sample.ts'
import {checkCommands, findCommands} from './check-commands.ts'
import {checkData} from './check-data.ts'
import {checkHooks} from './check-hooks.ts'
import {checkPackages} from './check-packages.ts'
import {checkSampleConfig} from './check-sample-config.ts'
import {checkTap} from './check-tap.ts'
import type {PageSample} from './page-samples.ts'
import {parseScript, type ParsedScript} from './parse-script.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
import type {Names} from './read-known-names.ts'
import type {Finding} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

export interface CheckTools {
  readonly workshop: OpenWorkshop
  readonly names: () => Promise<Names>
  /** Findings of the compiler in samples with check=types. */
  readonly types: () => Promise<ReadonlyMap<PageSample, readonly Finding[]>>
  /** Packages that samples may import. */
  readonly packages: ReadonlySet<string>
  readonly examples: ReadExamples
}

interface CheckedSample {
  readonly findings: readonly Finding[]
  /** Output, if the sample taps hooks. */
  readonly log?: readonly string[]
}

/** Checks a single sample; findings keep their order. */
export async function checkSample(item: PageSample, tools: CheckTools): Promise<CheckedSample> {
  const {sample} = item
  const script = parseIfScript(sample)
  const found = script?.finding ? [script.finding] : await checkText(item, script, tools)
  if (found.length > 0) return {findings: judge(sample, found)}
  if (sample.kind === 'tap') return checkTap(item, tools.examples, await tools.workshop())
  const findings = isConfig(sample) ? await checkSampleConfig(item, await tools.workshop()) : []
  const ofTypes = sample.kind === 'types' ? ((await tools.types()).get(item) ?? []) : []
  return {findings: judge(sample, [...findings, ...ofTypes])}
}

/** Kinds whose text is not a script, or was already read by a build. */
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
