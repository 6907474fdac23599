import {useContext, useEffect, useRef, useState} from 'react'
import type {Facts} from '#contract/webpack.ts'
import {createEditor, type Editor} from '../editor/create-editor.ts'
import type {BuildIssue} from '../protocol.ts'
import styles from './playground.module.css?linked'
import {readJson} from '#contract/private/read-json.ts'
import {SiteUrlsContext} from './site-urls.ts'

interface CodeEditorProps {
  path: string
  text: string
  issues?: readonly BuildIssue[]
  /** Absent for code that can only be read. */
  onChange?: (text: string) => void
}

/** Code that can be edited, or only read. */
export function CodeEditor({path, text, issues, onChange}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const urls = useContext(SiteUrlsContext)
  const latest = useRef(onChange)
  useEffect(() => void (latest.current = onChange), [onChange])
  const isEditable = onChange !== undefined
  useEffect(() => {
    if (!host.current) return undefined
    const change = (value: string) => latest.current?.(value)
    const loadOptions = () => readJson<Facts>(urls?.webpack('options'))
    const created = createEditor(host.current, {...(isEditable && {onChange: change}), loadOptions})
    setEditor(created)
    return () => created.close()
  }, [isEditable, urls])
  useEffect(() => editor?.show({path, text}), [editor, path, text])
  useEffect(() => editor?.mark(issues ?? []), [editor, path, issues])
  return <div className={styles['code']} ref={host} />
}
