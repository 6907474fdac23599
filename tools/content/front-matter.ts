import {z} from 'zod'
import {relatedLinkSchema} from '#contract/tree.ts'
import type {Issue} from './issue.ts'
import {buildMoved, movedSchema, type MovedAnchor} from './moved-anchors.ts'
import {linkUrlSchema} from './urls.ts'
import {createLineFinder, parseYaml, type YamlSource} from './yaml-value.ts'

const addressSchema = z.url({protocol: /^https?$/, error: 'not an http(s) address'})

const relatedSchema = relatedLinkSchema.strict().extend({url: linkUrlSchema})

const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1),
  sort: z.number().optional(),
  group: z.string().optional(),
  description: z.string().trim().optional(),
  date: z.iso.date().optional(),
  contributors: z.array(z.string().regex(/^[\w-]+$/, 'a GitHub user name')).optional(),
  related: z.array(relatedSchema).optional(),
  source: addressSchema.optional(),
  edit: addressSchema.optional(),
  repo: addressSchema.optional(),
  thirdParty: z.boolean().optional(),
  moved: movedSchema.optional(),
  covers: z.array(z.string().min(1)).optional(),
})

/** The front matter of a page. */
export type FrontMatter = Omit<z.infer<typeof frontMatterSchema>, 'moved' | 'covers'>

/** A covered fact, with its place in the front matter. */
export interface CoverUse {
  /** An id such as `option:output.path`, or a pattern such as `option:output.*`. */
  readonly pattern: string
  readonly line: number
}

interface SplitSource {
  frontMatter?: FrontMatter
  /** The entries for former ids. */
  moved?: readonly MovedAnchor[]
  /** The facts that the page covers. */
  covers?: readonly CoverUse[]
  /** The text below the front matter. */
  text: string
  /** Number of lines before the text. */
  lineOffset: number
  issues: Issue[]
}

/** Splits a source into what its front matter says and the text below. */
export function parseFrontMatter(source: string, file: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(source)
  if (!match) return {text: source, lineOffset: 0, issues: [missingTitle(file, source)]}

  const [whole, yaml = ''] = match
  const lineOffset = whole.split('\n').length - 1
  const text = source.slice(whole.length)
  const yamlSource = {text: yaml, file, lineOffset: 1}
  const {value, issues} = parseYaml(frontMatterSchema, yamlSource)
  const missing = issues.some(({message}) => message.includes('“title”')) && !/^title:/m.test(yaml)
  return {
    ...(value && separatePlaces(value, yamlSource)),
    text,
    lineOffset,
    issues: missing
      ? [missingTitle(file), ...issues.filter(({message}) => !message.includes('“title”'))]
      : issues,
  }
}

/** Values that depend on other pages keep their place for later checks. */
function separatePlaces(
  {moved, covers, ...frontMatter}: z.infer<typeof frontMatterSchema>,
  source: YamlSource,
): Pick<SplitSource, 'frontMatter' | 'moved' | 'covers'> {
  if (moved === undefined && covers === undefined) return {frontMatter}
  const lineOf = createLineFinder(source)
  return {
    frontMatter,
    ...(moved && {moved: buildMoved(moved, source.file, lineOf)}),
    ...(covers && {
      covers: covers.map((pattern, index) => ({pattern, line: lineOf(['covers', index])})),
    }),
  }
}

function missingTitle(file: string, source = ''): Issue {
  if (/^\uFEFF?---[ \t]*\n.*:/.test(source)) {
    const message = 'The front matter is not closed.'
    const hint = 'Write --- on a separate line between the front matter and the text.'
    return {rule: 'bad-front-matter', severity: 'error', file, line: 1, message, hint}
  }
  const message = 'The page has no title.'
  const hint = 'Begin the file with front matter: a line ---, a line “title: …”, a line ---.'
  return {rule: 'missing-title', severity: 'error', file, line: 1, message, hint}
}
