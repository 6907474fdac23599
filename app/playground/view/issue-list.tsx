import {useContext, useEffect, useState} from 'react'
import type {Facts} from '#contract/webpack.ts'
import {createErrorFinder} from '../project/create-error-finder.ts'
import type {BuildResult} from '../protocol.ts'
import styles from './playground.module.css?linked'
import {readJson} from '#contract/private/read-json.ts'
import {SiteUrlsContext} from './site-urls.ts'

/** Errors and warnings of a build, each with a link to the page that explains it. */
export function IssueList({issues, hiddenIssues}: Pick<BuildResult, 'issues' | 'hiddenIssues'>) {
  const findPage = useErrorFinder(issues.length > 0)
  return (
    <ul
      className={styles['issues']}
      data-testid="playground-issues"
      aria-label="Errors and warnings"
    >
      {issues.map(({severity, message, module, line}, index) => (
        <li key={index} data-severity={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong>
          {module !== undefined && ` in ${module}${line === undefined ? '' : `, line ${line}`}`}
          <pre>{message}</pre>
          <a href={findPage(message)} target="_blank">
            What it means and how to fix it
          </a>
        </li>
      ))}
      {hiddenIssues > 0 && <li>and {hiddenIssues} more</li>}
    </ul>
  )
}

/** The facts about errors are loaded with the first issue. */
function useErrorFinder(isNeeded: boolean): (message: string) => string {
  const urls = useContext(SiteUrlsContext)
  const [find, setFind] = useState(() => createErrorFinder([]))
  useEffect(() => {
    if (!isNeeded) return
    const loading = readJson<Facts>(urls?.webpack('errors'))
    loading.then(
      ({facts}) => setFind(() => createErrorFinder(facts)),
      () => undefined, // the link leads to the list of errors
    )
  }, [isNeeded, urls])
  return find
}
