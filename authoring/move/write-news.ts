import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {Releases} from '#contract/history.ts'
import {minorOf} from '#contract/private/release-list.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {readReleasesSnapshot} from '../../tools/facts/history-snapshot.ts'
import {rewrite} from './rewrite.ts'

/** The versions of webpack that were documented before, and that are now. */
export interface Step {
  readonly before: string
  readonly now: string
}

/**
 * Announces a new minor version of webpack, once: with a post that is to be written, and with a
 * notification that leads to it. The post says since when it is not described: `2026-02-03`.
 */
export function writeNews(
  folder: string,
  {before, now}: Step,
  day: string,
  releases: Releases | undefined = readReleasesSnapshot(),
): void {
  const minor = minorOf(now)
  const name = `webpack-${minor.replace('.', '-')}`
  const blog = join(folder, 'blog')
  const isAnnounced = readdirSync(blog).some(file => file.endsWith(`-${name}.md`))
  if (minor === minorOf(before) || isAnnounced) return
  const published = releases?.packages.find(each => each.name === 'webpack')?.releases
  const date = published?.find(({version}) => version === `${minor}.0`)?.date ?? day
  writeAtomically(join(blog, `${date}-${name}.md`), formatPost(minor, date, day))
  rewrite(join(folder, '_notification.md'), text =>
    text.replace(
      /^(---\n[^]*?\n---\n)?[^]*/,
      `$1\nwebpack ${minor} [is out](/blog/${date}-${name}/)\n`,
    ),
  )
  rewrite(join(folder, 'site.json'), countUp)
}

function formatPost(minor: string, date: string, day: string): string {
  return `---
title: webpack ${minor}
sort: ${date.replaceAll('-', '')}
date: ${date}
description: "webpack ${minor}: what is new, and what can break."
---

:undescribed{since="${day}"}
`
}

/** Counts the notification's version up, so that those who closed the last one see the new one. */
function countUp(settings: string): string {
  return settings.replace(
    /("notification":\s*\{[^}]*"version":\s*")(\d+)/,
    (_, start: string, version: string) => `${start}${Number(version) + 1}`,
  )
}
