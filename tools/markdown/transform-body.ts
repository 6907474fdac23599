import type {Root} from 'mdast'
import type {Examples, PackageList} from '../examples/example.ts'
import type {FactUse, ParsedPage} from '../site/parsed-page.ts'
import type {FactContext} from '../facts/fact-context.ts'
import type {Context} from './context.ts'
import type {Dialect} from './dialect.ts'
import {transformDirectives} from './directives.ts'
import {linkExamples} from './example-links.ts'
import {collectFacts} from './fact-uses.ts'
import {transformFacts} from './transform-facts.ts'
import {finishBody} from './finish-body.ts'
import {checkHeadings, transformHeadings} from './headings.ts'
import {transformInstalls} from './install-tabs.ts'
import {transformLinks} from './links.ts'
import {collectSamples} from './samples.ts'

interface TransformOptions {
  readonly dialect: Dialect
  /** The text from which the body was parsed. */
  readonly text: string
  readonly known: FactContext
  readonly examples: Examples
  readonly packages: PackageList
  /** Ids that no heading may take. */
  readonly reservedIds: readonly string[]
}

/** Parts of a body that other pages, the sidebar and the checks of samples need. */
interface BodyContents extends Pick<ParsedPage, 'anchors' | 'ids' | 'links' | 'files'> {
  readonly facts: readonly FactUse[]
  readonly samples: ReturnType<typeof collectSamples>
  readonly downloads: ReturnType<typeof linkExamples>
}

/** Turns a body of standard syntax into what readers get. Each transform relies on those before. */
export function transformBody(
  body: Root,
  {dialect, text, known, examples, packages, reservedIds}: TransformOptions,
  context: Context,
): BodyContents {
  const {ids: factIds, linked} = transformFacts(body, known, context)
  if (dialect === 'md') transformInstalls(body, context)
  transformDirectives(body, {text, packages}, context)
  checkHeadings(body, context)
  const {anchors, ids} = transformHeadings(body, [...reservedIds, ...factIds])
  const facts = collectFacts(body, context)
  const {links, files} = transformLinks(body, linked, context)
  const downloads = dialect === 'md' ? linkExamples(body, examples, packages) : []
  const samples = dialect === 'md' ? collectSamples(body, examples, context) : []
  finishBody(body, context, dialect === 'md' ? known.facts : undefined)
  return {anchors, ids: [...ids, ...factIds], facts, links, files, samples, downloads}
}
