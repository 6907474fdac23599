import type {Root} from 'mdast'
import type {LinkUse} from '../site/parsed-page.ts'
import {decodeHash} from '../issues/missing-target.ts'
import {withSlash} from '../content-format/redirects.ts'
import {cleanId} from '../markdown/headings.ts'
import {resolveInRepository, type Repository} from './repository.ts'
import {walkType} from '../markdown/walk.ts'

/** Base for the links of a README. */
interface LinkContext {
  readonly repository: Repository | undefined
  /** Tag or branch of the version that is installed. */
  readonly ref: string
  /** Ids of the headings of the page. */
  readonly ids: readonly string[]
}

/** Resolves every link of a README; a link that leads nowhere becomes its text. */
export function resolveLinks(tree: Root, context: LinkContext): LinkUse[] {
  const links: LinkUse[] = []
  walkType(tree, 'link', (link, index, parent) => {
    const url = resolveLink(link.url.trim(), context)
    if (url === undefined) {
      parent.children.splice(index, 1, ...link.children)
      return index
    }
    link.url = url
    links.push({url, line: 1})
  })
  return links
}

function resolveLink(url: string, context: LinkContext): string | undefined {
  const {repository, ref} = context
  if (url === '' || url.includes('\\')) return undefined
  if (url.startsWith('#')) return findHere(url, context)
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('//')) {
    const absolute = url.startsWith('//') ? `https:${url}` : url
    if (!/^(?:https?|mailto|tel):/i.test(absolute) || !URL.canParse(absolute)) return undefined
    const own = ownHash(absolute, repository)
    const here = own === undefined ? undefined : findHere(own, context)
    if (here !== undefined) return here
    return pageUrlOf(absolute) ?? absolute
  }
  const [, hash] = /^(?:\.\/)?README\.md(#.+)$/i.exec(url) ?? []
  if (hash !== undefined) return findHere(hash, context)
  const forgotten = /^[\w-]+$/.test(url) ? findHere(`#${url}`, context) : undefined
  if (forgotten !== undefined) return forgotten
  return repository && resolveInRepository(url, repository, ref)
}

/** The hash as the id of a heading, if there is one; GitHub ignores case, and has hyphens for emoji. */
function findHere(hash: string, {ids}: LinkContext): string | undefined {
  const id = decodeHash(hash.slice(1)).replace(/^user-content-/, '')
  const found = [id, id.toLowerCase(), cleanId(id.toLowerCase())].find(each => ids.includes(each))
  return found === undefined ? undefined : `#${found}`
}

/** `https://github.com/webpack/css-loader#recommend` → `#recommend` in the README of css-loader. */
function ownHash(url: string, repository: Repository | undefined): string | undefined {
  const [, owner = '', name = '', hash] =
    /^https?:\/\/github\.com\/([\w-]+)\/([\w.-]+)(?:\/blob\/[^/#]+\/README\.md|\/)?(#.+)$/i.exec(
      url,
    ) ?? []
  if (hash === undefined || repository === undefined) return undefined
  const isOwn = repository.url.endsWith(`/${name}`)
  const isOwner = owner === repository.owner || /^webpack(?:-contrib)?$/.test(owner)
  return isOwn && isOwner ? hash : undefined
}

/** Hosts that serve this documentation, or did. */
const hosts = new Set(['webpack.js.org', 'www.webpack.js.org', 'next.webpack.js.org'])

/** `https://webpack.js.org/guides/caching#a` → `/guides/caching/#a`. */
function pageUrlOf(url: string): string | undefined {
  const {host, protocol, pathname, hash} = new URL(url)
  if (!hosts.has(host) || !protocol.startsWith('http')) return undefined
  const path = withSlash(pathname)
  return path.endsWith('/') && !path.startsWith('//') ? path + hash : undefined
}
