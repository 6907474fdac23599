/**
 * Allows every robot everywhere. Pages that should not be found, such as printable ones, say so in
 * their head, which a robot that is kept out would never read.
 */
export function formatRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
