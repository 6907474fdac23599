import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {Releases} from '#contract/history.ts'
import {writeNews} from '../../../authoring/move/write-news.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const releases: Releases = {
  packages: [{name: 'webpack', releases: [{version: '5.114.0', date: '2026-12-17'}]}],
}

test('a minor version is announced once, with a post to be written and a notification that leads to it', async () => {
  const folder = await writeFolder({
    'blog/2026-11-19-webpack-5-113.md': 'written',
    '_notification.md': '---\ntitle: News\n---\n\nOld news\n',
    'site.json': '{"title": "a", "notification": {"source": "_notification.md", "version": "9"}}\n',
  })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const post = 'blog/2026-12-17-webpack-5-114.md'

  writeNews(folder, {before: '5.113.0', now: '5.113.1'}, '2026-12-18', releases)
  expect(read('_notification.md')).toContain('Old news')

  const step = {before: '5.113.1', now: '5.114.2'}
  writeNews(folder, step, '2026-12-18', releases)
  expect(read(post)).toMatch(
    /title: webpack 5\.114\nsort: 20261217\ndate: 2026-12-17\n[^]*:undescribed\{since="2026-12-18"\}/,
  )
  expect(read('_notification.md')).toBe(
    '---\ntitle: News\n---\n\nwebpack 5.114 [is out](/blog/2026-12-17-webpack-5-114/)\n',
  )
  expect(read('site.json')).toContain('"version": "10"')

  const all = () => [post, '_notification.md', 'site.json'].map(read)
  const before = all()
  writeNews(folder, step, '2026-12-19', releases)
  expect(all()).toEqual(before)
})
