import {z} from 'zod'
import type {PageUrl} from '#contract/tree.ts'
import {withoutExtension} from '#contract/endpoints.ts'
import type {Issue, Problem} from '../issues/issue.ts'

/**
 * URLs that data may link to. Browsers treat `//host` and `/\host` as other sites, so neither is
 * the URL of a page.
 */
export const linkUrlSchema = z
  .string()
  .regex(
    /^(?:https?:|(?![a-z][a-z\d+.-]*:|\/\/))[^\s\\]*$/i,
    'neither a page nor an http(s) address',
  )

/** `concepts/entry-points.md` → `/concepts/entry-points/`; `concepts/index.md` → `/concepts/`. */
export function urlOf(path: string): PageUrl {
  const page = withoutExtension(path).replace(/(^|\/)index$/, '')
  return page === '' ? '/' : `/${page}/`
}

/** Names at the top that the build itself writes to. */
const reserved = new Set([
  'app-shell',
  'assets',
  'data',
  '404',
  'feed.json',
  'feed.xml',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
])

/** Finds pages whose URLs cannot be served, because they are taken, reserved or not valid. */
export function checkUrls(paths: readonly string[]): Issue[] {
  const takenBy = new Map<string, string>()
  return paths.flatMap(path => {
    const key = urlOf(path).toLowerCase()
    const other = takenBy.get(key)
    takenBy.set(key, path)
    const problem = findPageNameProblem(path)
    if (problem)
      return [{rule: 'bad-file-name', severity: 'error', file: path, line: 1, ...problem}]
    if (isReserved(path)) return [reservedUrl(path)]
    return other === undefined ? [] : [duplicateUrl(path, other)]
  })
}

function isReserved(path: string): boolean {
  const [first = '', second] = withoutExtension(path).split('/')
  return reserved.has(first.toLowerCase()) || second === 'printable' || second === 'llms-full.txt'
}

/** Other files at the top, whose names no URL of a page has. */
const topFiles = new Set([
  '404.html',
  '_headers',
  '_redirects',
  'icon.svg',
  'icons',
  'index.html',
  'index.md',
  'manifest.json',
])

/** Whether the build itself writes to a URL, or below it. */
export function isBuiltUrl(pathname: string): boolean {
  const path = pathname.slice(1)
  return isReserved(path) || topFiles.has(path.split('/', 1)[0] ?? '')
}

/** Names of devices: Windows has no files of these names, with or without an extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Characters that Windows forbids in names, or that platforms encode differently (`ü`). */
const special = /[^ -~]|[<>:"|?*\\]/

/**
 * Finds names of files and folders that are not valid, or not the same, on every platform.
 */
export function findNameProblem(path: string): Problem | undefined {
  const names = withoutExtension(path).split('/')
  if (special.test(path)) {
    return {
      message: `The name ${path} contains characters that are not the same on all platforms.`,
      hint: 'Use only letters from a to z, digits and - _ . ~ in the names of files and folders.',
    }
  }
  const name = names.find(part => device.test(part))
  if (name !== undefined) {
    return {
      message: `Windows allows no file or folder with the name “${name}”.`,
      hint: 'Give it another name.',
    }
  }
  if (names.some(part => /[. ]$/.test(part))) {
    return {
      message: `A name in ${path} ends with a dot or a space, which Windows leaves out.`,
      hint: 'Remove the dot or the space at the end of the name.',
    }
  }
  return undefined
}

/** The same for a page, whose name is also its URL. */
function findPageNameProblem(path: string): Problem | undefined {
  if (/^[\w.~/-]+$/.test(path)) return findNameProblem(path)
  return {
    message: 'The name contains characters that must be escaped in a URL.',
    hint: 'Use only letters, digits and - _ . ~ in the names of files and folders.',
  }
}

function reservedUrl(file: string): Issue {
  const message = `The URL ${urlOf(file)} is reserved for files of the site.`
  const hint = 'Give the page or its folder another name.'
  return {rule: 'reserved-url', severity: 'error', file, line: 1, message, hint}
}

function duplicateUrl(file: string, other: string): Issue {
  const message = `${other} already has the URL ${urlOf(file)}. URLs must differ in more than case.`
  const hint = 'Rename or remove one of the two.'
  return {rule: 'duplicate-url', severity: 'error', file, line: 1, message, hint}
}

const SCHEME = 'fact:'

/** The address of a link to wherever a fact is documented, until that is known. */
export function factLink(id: string): string {
  return SCHEME + id
}

/** The fact that such an address names. */
export function factIdOf(url: string): string | undefined {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined
}
