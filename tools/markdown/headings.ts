import GithubSlugger from 'github-slugger'
import {slug} from 'github-slugger'
import type {Heading, Nodes, Root, RootContent} from 'mdast'
import type {Anchor} from '#contract/tree.ts'
import type {Issue} from '../issues/issue.ts'
import {hasClass} from './build-nodes.ts'
import {report, type Context} from './context.ts'
import {walk, walkType} from './walk.ts'
import {isDownload} from './example-links.ts'

interface Headings {
  /** Headings of level 2 and 3 in document order. */
  anchors: Anchor[]
  /** The ids of all headings. */
  ids: string[]
}

/**
 * Gives every heading an id: the GitHub slug of its plain text, without the hyphens that omitted
 * characters leave at its ends. Slugs are lower case and the ids of the app are not, so that they
 * never collide.
 */
export function transformHeadings(tree: Root, reserved: readonly string[] = []): Headings {
  const slugger = new GithubSlugger()
  for (const id of reserved) slugger.slug(id)
  const anchors: Anchor[] = []
  const ids: string[] = []
  walkType(tree, 'heading', heading => {
    joinLines(heading)
    const title = plainText(heading).trim()
    const id = slugger.slug(nameOf(title))
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}}
    ids.push(id)
    if (isListed(heading, title)) anchors.push({title, id, level: heading.depth === 2 ? 2 : 3})
  })
  return {anchors, ids}
}

/** A heading of several lines, as those above a line of hyphens can be, becomes one line. */
function joinLines(heading: Heading): void {
  walk(heading, (node, index, parent) => {
    if (node.type === 'break') parent.children[index] = {type: 'text', value: ' '}
    if (node.type === 'text') node.value = node.value.replaceAll(/\s*\n\s*/g, ' ')
  })
}

/**
 * Reports empty headings, second titles, and headings that skip a level, which confuse readers who
 * navigate by headings.
 */
export function checkHeadings(tree: Root, context: Context): void {
  const hasTitle = context.lineOffset > 0 && !context.issues.some(isMissingTitle)
  let above = 1
  walkType(tree, 'heading', heading => {
    const {depth} = heading
    const rule = {rule: 'bad-heading', severity: 'warning'} as const
    const text = plainText(heading).trim()
    const name = `“${text.replaceAll(/\s+/g, ' ')}”`
    if (text === '') {
      const message = 'The heading has no text, so links to it would be empty.'
      const hint = 'Write its text after “#”, or remove it.'
      report(context, heading, {rule: 'bad-heading', message, hint})
    } else if (depth === 1 && hasTitle) {
      const message = `${name} is a second title: the page already has one in its front matter.`
      report(context, heading, {...rule, message, hint: 'Begin the heading with “##”.'})
    } else if (depth > above + 1) {
      const message = `${name} is a heading of level ${depth} below one of level ${above}.`
      const hint = `Begin the heading with “${'#'.repeat(above + 1)}”.`
      report(context, heading, {...rule, message, hint})
    }
    above = depth
  })
}

/** Without front matter, a heading may be what was meant as the title. */
function isMissingTitle({rule}: Issue): boolean {
  return rule === 'missing-title'
}

/**
 * Text for an id: footnotes have their own ids, and some titles contain no letters. Only the dashes
 * of a flag, such as `--mode`, remain at its ends.
 */
function nameOf(title: string): string {
  const [dashes = ''] = /^--?(?=\w)/.exec(title) ?? []
  const id = cleanId(slug(title))
  if (id === '') return 'section'
  return /^(?:footnote-label$|user-content-)/.test(id) ? `heading-${id}` : dashes + id
}

/** An id as GitHub makes it without invisible characters and outer hyphens: `-usage` → `usage`. */
export function cleanId(id: string): string {
  return id.replaceAll(INVISIBLE, '').replaceAll(/^-+|(?<!-)-+$/g, '')
}

/** Variation selectors, joiners and the like, which emoji consist of, and the frames of keys. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu

function isListed({depth}: Heading, title: string): boolean {
  return (depth === 2 || depth === 3) && title !== ''
}

/** The text of a node, without badges, which are not part of a name. */
export function plainText(node: Nodes): string {
  if (hasClass(node, 'badge')) return ''
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'break') return ' '
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

const EXCERPT_LENGTH = 240

/** The beginning of the text: paragraphs up to the first heading, cut at a word. */
export function buildExcerpt({children}: Root): string {
  const end = children.findIndex(({type}) => type === 'heading')
  const isText = (node: RootContent) => node.type === 'paragraph' && !isDownload(node)
  const intro = children.slice(0, end === -1 ? undefined : end)
  const hasIntro = intro.some(isText)
  const paragraphs = (hasIntro ? intro : children).filter(isText)
  const text = paragraphs.map(plainText).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
