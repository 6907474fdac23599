import {useEffect, useState} from 'react'
import {addSecond, type Draft} from '../project/draft.ts'
import {CodeEditor} from './code-editor.tsx'
import {CopyButton} from './copy-button.tsx'
import {Comparison} from './comparison.tsx'
import {engine} from './page-engine.ts'
import {ModuleList} from './module-list.tsx'
import {PagePreview} from './page-preview.tsx'
import {Tabs} from './tabs.tsx'
import type {Builds} from './use-builds.ts'
import {views} from './use-shown.ts'

interface ResultsProps {
  builds: Builds
  draft: Draft
  change: (changes: Partial<Draft>) => void
  /** Path of the emitted file to show. */
  asset: string | undefined
  view: string
  setView: (view: string) => void
}

/** What the reader wants to see of the result of a build. */
export function Results({builds, draft, change, asset, view, setView}: ResultsProps) {
  const {result, buildNumber} = builds
  return (
    <section aria-label="Details">
      <Tabs name="Result" tabs={views} selected={view} select={setView} />
      {view === 'Code' && asset !== undefined && <EmittedCode path={asset} builds={builds} />}
      {view === 'Modules' && <ModuleList modules={result?.modules ?? []} />}
      {view === 'Compare' && <Second draft={draft} change={change} compared={builds.compared} />}
      {view === 'Run' && result && <Previews key={buildNumber} configs={result.configs} />}
      {view === 'Output' && <pre>{[result?.stats, ...(result?.log ?? [])].join('\n')}</pre>}
    </section>
  )
}

/** Runs what one configuration emits; the first one, unless the reader chooses another. */
function Previews({configs}: {configs: readonly string[]}) {
  const [config, setConfig] = useState(configs[0])
  return (
    <>
      {configs.length > 1 && (
        <p>
          <label>
            Configuration{' '}
            <select value={config} onChange={event => setConfig(event.target.value)}>
              {configs.map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </p>
      )}
      {config !== undefined && <PagePreview key={config} config={config} />}
    </>
  )
}

interface EmittedCodeProps {
  path: string
  builds: Builds
}

/** Characters of an emitted file that are shown. */
const MAX_CHARACTERS = 200_000

function EmittedCode({path, builds: {result}}: EmittedCodeProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    engine.readFile(path, controller).then(
      bytes => setText(new TextDecoder().decode(bytes).slice(0, MAX_CHARACTERS)),
      () => undefined, // a newer build took its place
    )
    return () => controller.abort()
  }, [path, result])
  return (
    <>
      <CodeEditor path={path} text={text} />
      <CopyButton name={`Copy ${path}`} text={text} />
    </>
  )
}

function Second({
  draft,
  change,
  compared,
}: Pick<ResultsProps, 'draft' | 'change'> & Pick<Builds, 'compared'>) {
  if (draft.second === undefined) {
    return (
      <p>
        <button type="button" onClick={() => change(addSecond(draft))}>
          Add a second configuration
        </button>{' '}
        to see which files and bytes differ.
      </p>
    )
  }
  return (
    <>
      <p>
        The second configuration is <code>{draft.second}</code>.{' '}
        <button type="button" onClick={() => change({second: undefined})}>
          Stop comparing
        </button>
      </p>
      <Comparison compared={compared} />
    </>
  )
}
