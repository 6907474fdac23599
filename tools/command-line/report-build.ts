import {resolve} from 'node:path'
import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {shownPath} from '../disk/shown-path.ts'
import type {BuildOptions} from './build-options.ts'
import {tellIssues} from './tell-issues.ts'

interface BuildReport {
  readonly options: Pick<BuildOptions, 'content' | 'log' | 'reportPackages'>
  readonly loaded: {
    readonly site: {readonly pages: readonly ParsedPage[]}
    readonly issues: readonly Issue[]
    readonly parsed: number
  }
  readonly written: {
    readonly hashes: ReadonlyMap<string, string>
    readonly made: number
    readonly damaged: number
  }
}

/** Reports what a build did. */
export function reportBuild({options, loaded, written}: BuildReport): void {
  const {content, log, reportPackages} = options
  const {site, issues, parsed} = loaded
  for (const page of reportPackages ? site.pages : []) {
    const {package: name, version} = page.frontMatter
    if (name !== undefined) log.line(`${name} ${version}: ${page.changes?.join(', ')}`)
  }
  if (issues.length > 0) log.line(`\n${tellIssues(issues, shownPath(resolve(content)))}\n`)
  if (written.damaged > 0) {
    log.line(`${written.damaged} damaged cache entries were rebuilt`)
  }
  log.line(
    `${site.pages.length} pages (${parsed} parsed), ${issues.length} warnings, ` +
      `${written.hashes.size} files (${written.made} built)`,
  )
}
