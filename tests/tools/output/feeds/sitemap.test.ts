import {expect, test} from 'vitest'
import {formatRobots} from '../../../../tools/output/feeds/robots.ts'
import {formatSitemap} from '../../../../tools/output/feeds/sitemap.ts'

function pageAt(canonical: string) {
  return {head: {title: '', description: '', canonical}}
}

test('the sitemap has a page per line, and a day where one is known: that of the newest post', () => {
  const post = {title: '', url: '/blog/a/' as const, teaser: '', date: '2020-02-29'}
  const posts = [{...post, date: '2021-03-31'}, post]
  const pages = [
    {...pageAt('https://example.org/blog/'), posts},
    pageAt('https://example.org/'),
    {...pageAt('https://example.org/blog/a&b/'), date: '2020-02-29'},
    {...pageAt('https://example.org/blog/c/'), date: '2020-02-29', updated: '2020-03-01'},
  ]
  expect(formatSitemap(pages)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.org/blog/</loc><lastmod>2021-03-31</lastmod></url>
  <url><loc>https://example.org/</loc></url>
  <url><loc>https://example.org/blog/a&amp;b/</loc><lastmod>2020-02-29</lastmod></url>
  <url><loc>https://example.org/blog/c/</loc><lastmod>2020-03-01</lastmod></url>
</urlset>
`)
})

test('robots may read everything, and find the sitemap', () => {
  const text = 'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n'
  expect(formatRobots('https://example.org')).toBe(text)
  expect(formatRobots('https://example.org/')).toBe(text)
})
