import {useState} from 'react'
import type {Draft} from '../project/draft.ts'
import styles from './playground.module.css?linked'
import {ProjectFiles} from './project-files.tsx'
import {Results} from './results.tsx'
import {Summary} from './summary.tsx'
import {Toolbar} from './toolbar.tsx'
import {useBuilds} from './use-builds.ts'
import {useLink} from './use-link.ts'
import {useShown} from './use-shown.ts'

interface WorkbenchProps {
  initial: Draft
  /** Path of the file to show first. */
  path?: string | undefined
  /** Whether this is the page of the playground, whose URL shows the project. */
  isPage: boolean
}

/** The reader's edits of examples: a dialog that opens again continues with them. */
const kept = new Map<string, Draft>()

/** A project, and what webpack makes of it. */
export function Workbench({initial, path: first = '', isPage}: WorkbenchProps) {
  const [draft, setDraft] = useState(() => (isPage ? initial : (kept.get(initial.name) ?? initial)))
  const [path, setPath] = useState(() => (initial.files.has(first) ? first : findFirst(initial)))
  const builds = useBuilds(draft)
  const {select, ...shown} = useShown(builds)
  const isEdited = draft !== initial
  const link = useLink(draft, isEdited, isPage)
  const change = (next: Draft) => {
    setDraft(next)
    if (next === initial) kept.delete(initial.name)
    else if (!isPage) kept.set(initial.name, next)
    if (!next.files.has(path)) setPath(findFirst(next))
    if (next.second !== undefined && next.second !== draft.second) setPath(next.second)
  }
  const changePart = (changes: Partial<Draft>) => change({...draft, ...changes})
  return (
    <>
      <Toolbar
        draft={draft}
        link={link}
        isPage={isPage}
        change={changePart}
        reset={isEdited ? () => change(initial) : undefined}
      />
      <div className={styles['panes']}>
        <Summary builds={builds} selected={shown.asset} select={select} />
        <ProjectFiles
          draft={draft}
          issues={builds.result?.issues ?? []}
          path={path}
          select={setPath}
          change={files => changePart({files})}
        />
        <Results builds={builds} draft={draft} change={changePart} {...shown} />
      </div>
    </>
  )
}

/** The file to show first: the configuration, or code. */
function findFirst({files, config}: Draft): string {
  const paths = [...files.keys()]
  return config ?? paths.find(path => path.startsWith('src/')) ?? paths[0] ?? ''
}
