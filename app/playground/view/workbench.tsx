import {useEffect, useState} from 'react'
import type {Draft} from '../project/draft.ts'
import {formatHash} from '../project/project-hash.ts'
import styles from './playground.module.css?linked'
import {ProjectFiles} from './project-files.tsx'
import {Results} from './results.tsx'
import {Toolbar} from './toolbar.tsx'
import {useBuilds} from './use-builds.ts'

/** Milliseconds without another change after which the URL shows the project. */
const URL_DELAY = 300

interface WorkbenchProps {
  initial: Draft
  /** Whether the URL shows the project. */
  hasUrl: boolean
}

/** A project, and what webpack makes of it. */
export function Workbench({initial, hasUrl}: WorkbenchProps) {
  const [draft, setDraft] = useState(initial)
  const [path, setPath] = useState(() => findFirst(initial))
  const builds = useBuilds(draft)
  const isEdited = draft !== initial
  useEffect(() => {
    if (!isEdited || !hasUrl) return undefined
    const timer = setTimeout(() => void showInUrl(draft), URL_DELAY)
    return () => clearTimeout(timer)
  }, [draft, isEdited, hasUrl])
  const change = (changes: Partial<Draft>) => {
    const next = {...draft, ...changes}
    setDraft(next)
    if (next.second !== draft.second) setPath(next.second ?? findFirst(next))
  }
  return (
    <>
      <Toolbar draft={draft} change={change} reset={isEdited ? () => change(initial) : undefined} />
      <div className={styles['panes']}>
        <ProjectFiles
          draft={draft}
          issues={builds.result?.issues ?? []}
          path={path}
          select={setPath}
          change={files => change({files})}
        />
        <Results builds={builds} draft={draft} change={change} />
      </div>
    </>
  )
}

/** Bypasses the router's patch of the history: the page stays the same. */
async function showInUrl(draft: Draft): Promise<void> {
  const hash = await formatHash(draft)
  History.prototype.replaceState.call(history, history.state, '', hash)
}

/** The file to show first: the configuration, or code. */
function findFirst({files, config}: Draft): string {
  const paths = [...files.keys()]
  return config ?? paths.find(path => path.startsWith('src/')) ?? paths[0] ?? ''
}
