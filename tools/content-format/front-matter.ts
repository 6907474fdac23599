import {z} from 'zod'
import {relatedLinkSchema} from '#contract/tree.ts'
import type {Issue} from '../issues/issue.ts'
import {buildPlaces, groupsSchema, type PagePlace} from './outline.ts'
import {linkUrlSchema, urlOf} from './urls.ts'
import {createLineFinder, type YamlSource} from '../sources/yaml-lines.ts'
import {parseYaml} from '../sources/yaml-value.ts'
import {decodeHash} from '../issues/missing-target.ts'

const addressSchema = z.url({protocol: /^https?$/, error: 'not an http(s) address'})

const relatedSchema = relatedLinkSchema.strict().extend({url: linkUrlSchema})

const movedTarget = z
  .string('has to be text: put an id of digits only in quotes')
  .regex(
    /^(?:\/(?!\/)[^\s?#]*(?:#[^\s#]+)?|[^\s/?#]+)$/,
    'neither an id of this page nor a url such as /guides/caching/#hashes',
  )

/** `moved` in front matter: by each id that the page had once, where its text is now. */
const movedSchema = z.record(z.string().regex(/^[^\s#]+$/), movedTarget, {
  error: ({code}) => (code === 'invalid_key' ? 'the key has to be an id, without #' : undefined),
})

/** YAML can spread a text over several lines, which are one line everywhere else. */
const line = z.string().overwrite(text => text.replaceAll(/\s*\n\s*/g, ' ').trim())

const frontMatterSchema = z.strictObject({
  title: line.min(1),
  label: line.min(1).optional(),
  sort: z.number().optional(),
  group: line.optional(),
  groups: groupsSchema.optional(),
  description: line.optional(),
  date: z.iso.date().optional(),
  updated: z.iso.date().optional(),
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
export type FrontMatter = Omit<z.infer<typeof frontMatterSchema>, 'groups' | 'moved' | 'covers'>

/** A covered fact, with its place in the front matter. */
export interface CoverUse {
  /** An id such as `option:output.path`, or a pattern such as `option:output.*`. */
  readonly pattern: string
  readonly line: number
}

interface SplitSource {
  frontMatter?: FrontMatter
  /** The places of the pages in its folder. */
  places?: readonly PagePlace[]
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

/** Splits a source into its front matter and the text below. */
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
  {groups, moved, covers, ...frontMatter}: z.infer<typeof frontMatterSchema>,
  source: YamlSource,
): Pick<SplitSource, 'frontMatter' | 'places' | 'moved' | 'covers'> {
  if (groups === undefined && moved === undefined && covers === undefined) return {frontMatter}
  const lineOf = createLineFinder(source)
  return {
    frontMatter,
    ...(groups && {places: buildPlaces(groups, lineOf)}),
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

/** A former id of a page, with its entry in the front matter. */
export interface MovedAnchor {
  readonly id: string
  /**
   * URL of a page, with the id of a heading after `#` unless it leads to the whole page; decoded.
   */
  readonly to: string
  readonly line: number
}

/** Makes what an author wrote under `moved` absolute: `new-id` → `/guides/caching/#new-id`. */
function buildMoved(
  moved: z.infer<typeof movedSchema>,
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): MovedAnchor[] {
  return Object.entries(moved).map(([id, to]) => ({
    id: decodeHash(id),
    to: to.startsWith('/') ? decodeTarget(to) : `${urlOf(file)}#${decodeHash(to)}`,
    line: lineOf(['moved', id]),
  }))
}

function decodeTarget(to: string): string {
  const [url = '', hash] = to.split('#', 2)
  return hash === undefined ? url : `${url}#${decodeHash(hash)}`
}
