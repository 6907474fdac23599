import {useState, type FormEvent} from 'react'
import {isSafePath, type Draft} from '../project/draft.ts'
import type {BuildIssue} from '../protocol.ts'
import {CodeEditor} from './code-editor.tsx'
import {CopyButton} from './copy-button.tsx'
import styles from './playground.module.css?linked'
import {Tabs} from './tabs.tsx'

interface ProjectFilesProps {
  draft: Draft
  issues: readonly BuildIssue[]
  path: string
  select: (path: string) => void
  change: (files: Draft['files']) => void
}

/** The files of a project as tabs, and the editor of one of them. */
export function ProjectFiles({draft: {files}, issues, path, select, change}: ProjectFilesProps) {
  const text = files.get(path)
  const add = (added: string) => {
    if (!files.has(added)) change(new Map([...files, [added, '']]))
    select(added)
  }
  return (
    <section className={styles['files']} aria-label="Files of the project">
      <Tabs
        name="Files"
        tabs={[...files.keys()]}
        selected={path}
        select={select}
        testId="playground-files"
      />
      {typeof text === 'string' ? (
        <CodeEditor
          path={path}
          text={text}
          issues={issues.filter(({module}) => module?.replace(/^\.\//, '') === path)}
          onChange={value => change(new Map([...files, [path, value]]))}
        />
      ) : (
        <p className={styles['note']}>{text ? `${text.length} bytes, not text` : 'No file'}</p>
      )}
      <div className={styles['toolbar']}>
        {typeof text === 'string' && <CopyButton name="Copy" text={text} />}
        <NewFile add={add} />
        <button
          type="button"
          disabled={files.size < 2}
          onClick={() => change(new Map([...files].filter(([other]) => other !== path)))}
        >
          Delete {path}
        </button>
        <p className={styles['note']}>Tab indents. Press Escape, then Tab, to leave the editor.</p>
      </div>
    </section>
  )
}

function NewFile({add}: {add: (path: string) => void}) {
  const [path, setPath] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(path)
    setPath('')
  }
  return (
    <form onSubmit={submit}>
      <label>
        New file{' '}
        <input
          value={path}
          placeholder="src/new.js"
          autoComplete="off"
          spellCheck={false}
          onChange={event => setPath(event.target.value)}
        />
      </label>
      <button disabled={!isSafePath(path)}>Add</button>
    </form>
  )
}
