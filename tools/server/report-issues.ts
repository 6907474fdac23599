import {sumUpIssues, type Issue} from '../issues/issue.ts'
import {tellIssues} from '../command-line/tell-issues.ts'
import type {createLiveEvents} from './live-events.ts'
import {describeError, describeIssues} from './live-issues.ts'

interface ReportOptions {
  readonly events: Pick<ReturnType<typeof createLiveEvents>, 'send'>
  readonly log: {line(text: string): void}
  /** Name of the content folder. */
  readonly folder: string
}

/** Reports the issues in the terminal and in the browser, whenever they change. */
export function createIssueReport({events, log, folder}: ReportOptions) {
  let last = ''
  return {
    issues(issues: readonly Issue[]): void {
      const text = tellIssues(issues, folder)
      if (text === last) return
      last = text
      log.line(text === '' ? 'No errors or warnings.' : `\n${text}\n`)
      events.send('issues', describeIssues(sumUpIssues(issues), folder))
    },
    error(error: unknown): void {
      const issues = describeError(error)
      last = issues.map(({place, message}) => `${place}  ${message}`).join('\n')
      log.line(`\n${last}\n`)
      events.send('issues', issues)
    },
  }
}
