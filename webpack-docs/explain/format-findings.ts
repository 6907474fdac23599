import {basename} from 'node:path'
import type {Finding} from '#contract/private/config-check/list-findings.ts'
import {need} from '#contract/private/need.ts'
import type {ReadProject} from './request.ts'

/** What to change in a configuration, and what is not known about it, as Markdown. */
export function formatFindings(project: ReadProject, findings: readonly Finding[]): string {
  const {files, missing} = project
  const file = basename(need(files[0], 'configuration'))
  const lines = findings.map(({kind, line, message}) => {
    const place = line === undefined ? file : `${file}:${line}`
    return `- ${place}: ${labels[kind]}: ${message.replaceAll(/\s*\n\s*/g, ' ')}\n`
  })
  if (missing.length > 0) lines.push(describeMissing(missing))
  return lines.length === 0 ? '' : `\n## What to change\n\n${lines.join('')}`
}

const labels: Readonly<Record<Finding['kind'], string>> = {
  rejected: 'rejected',
  ignored: 'without effect',
  replaced: 'replaces a default list',
  deprecated: 'deprecated',
  default: 'same as the default',
}

function describeMissing(missing: readonly string[]): string {
  const names = missing.map(name => `\`${name}\``).join(', ')
  return `- Not installed: ${names}. What the configuration takes from there is unknown. Run \`npm install --save-dev ${missing.join(' ')}\`.\n`
}
