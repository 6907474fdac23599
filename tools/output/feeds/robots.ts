/**
 * Every robot is welcome everywhere. What is not to be found, such as pages to print, says so in
 * its head, which a robot that is kept out would never read.
 */
export function formatRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
