/**
 * The path of a URL that names the host of the site: `https://webpack.js.org/guides/#a` →
 * `/guides/#a`. Undefined for paths and other hosts, and for a local site, whose host other servers
 * have as well.
 */
export function pathOnSite(url: string, siteUrl: string): string | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const {host, pathname, search, hash} = new URL(absolute)
  const site = new URL(siteUrl)
  if (host !== site.host || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.hostname))
    return undefined
  return pathname + search + hash
}
