import {AssetList} from './asset-list.tsx'
import {describeBuild, loadedPart} from './describe-progress.ts'
import {engine} from './page-engine.ts'
import {IssueList} from './issue-list.tsx'
import styles from './playground.module.css?linked'
import type {Builds} from './use-builds.ts'

interface SummaryProps {
  builds: Builds
  /** Path of the emitted file that is shown. */
  selected: string | undefined
  select: (path: string) => void
}

/** How far a build is, its problems, and the emitted files. */
export function Summary({builds, selected, select}: SummaryProps) {
  const {result, before, progress, failure} = builds
  const isFirst = result === undefined && failure === undefined
  return (
    <section className={styles['summary']} aria-label="Result">
      <div className={styles['state']}>
        <p role="status">{describeBuild(builds)}</p>
        {progress?.step === 'build' && (
          <button type="button" className={styles['stop']} onClick={engine.stop}>
            Stop
          </button>
        )}
      </div>
      {(isFirst || loadedPart(progress)) && (
        <progress aria-label="Download and start" {...loadedPart(progress)} />
      )}
      <IssueList issues={result?.issues ?? []} hiddenIssues={result?.hiddenIssues ?? 0} />
      <AssetList
        configs={result?.configs ?? []}
        assets={result?.assets ?? []}
        before={before?.assets ?? []}
        selected={selected}
        select={select}
      />
    </section>
  )
}
