import type {Redirects} from '#contract/records.ts'
import {decodeHash} from '../issues/missing-target.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {followRedirects} from '../content-format/redirects.ts'

/** Data about the site that is known after all pages are parsed. */
interface LinkTargets {
  readonly byUrl: ReadonlyMap<string, Pick<ParsedPage, 'ids' | 'moved'>>
  readonly redirects: Redirects
}

/**
 * Returns the right target of a link of a README: the page of a package instead of its repository, the
 * new place of a page or heading, the page if it has no such heading, or the other site that the
 * author meant if there is no such page. A link with an existing target stays unchanged.
 */
export function repairLink(written: string, targets: LinkTargets): string {
  const link = findPackagePage(written, targets) ?? written
  if (!link.startsWith('/')) return link
  const [url = '', hash = ''] = link.split('#', 2)
  const id = decodeHash(hash)
  const redirect = followRedirects(url, id, targets.redirects)
  if (redirect !== undefined && !targets.byUrl.has(url)) {
    const isWhole = !redirect.startsWith('/') || redirect.includes('#') || id === ''
    return findAnchor(isWhole ? redirect : `${redirect}#${id}`, targets)
  }
  return targets.byUrl.has(url) ? findAnchor(link, targets) : `https://webpack.js.org${link}`
}

/** `https://github.com/webpack-contrib/css-loader#modules` → `/loaders/css-loader/#modules` */
function findPackagePage(link: string, {byUrl}: LinkTargets): string | undefined {
  const repository =
    /^https:\/\/github\.com\/(?:webpack|webpack-contrib)\/([\w-]+-(loader|plugin))\/?(#.+)?$/
  const [, name, kind, hash = ''] = repository.exec(link) ?? []
  const url = `/${kind}s/${name}/`
  return byUrl.has(url) ? url + hash : undefined
}

function findAnchor(link: string, {byUrl}: LinkTargets): string {
  const [url = '', hash = ''] = link.split('#', 2)
  const page = byUrl.get(url)
  const id = decodeHash(hash)
  if (page === undefined || id === '' || page.ids.includes(id)) return link
  return page.moved?.find(anchor => anchor.id === id)?.to ?? url
}
