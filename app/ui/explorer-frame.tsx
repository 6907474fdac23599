import {endpoints} from '#contract/endpoints.ts'
import type {Explorer, ExplorerProps} from './explorer/explorer.tsx'
import {ToolFrame} from './tool-frame.tsx'

/** The explorer and its data, which are loaded after the page. */
export interface LoadedExplorer extends Pick<
  ExplorerProps,
  'options' | 'defaults' | 'checkConfig'
> {
  readonly Explorer: typeof Explorer
}

interface ExplorerFrameProps extends Pick<ExplorerProps, 'query' | 'setQuery'> {
  load: () => Promise<LoadedExplorer>
}

/** The explorer, or a message while it loads or if it could not be loaded. */
export function ExplorerFrame({load, query, setQuery}: ExplorerFrameProps) {
  return (
    <ToolFrame name="explorer" load={load} fallback={fallback}>
      {({Explorer: LoadedView, ...loaded}) => (
        <LoadedView {...loaded} query={query} setQuery={setQuery} />
      )}
    </ToolFrame>
  )
}

const fallback = (
  <p>
    The explorer needs JavaScript. Without it, look up an option in{' '}
    <a href="/configuration/">Configuration</a>, or read the data that the explorer shows:{' '}
    <a href={`/${endpoints.webpack('options')}`}>the options</a> and{' '}
    <a href={`/${endpoints.defaults}`}>their defaults</a>.
  </p>
)
