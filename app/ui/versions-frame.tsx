import type {VersionsProps, Versions} from './update-check/versions.tsx'
import {ToolFrame} from './tool-frame.tsx'

/** The list of what an update changes and its data, which are loaded after the page. */
export interface LoadedVersions extends Pick<VersionsProps, 'history' | 'releases'> {
  readonly Versions: typeof Versions
}

interface VersionsFrameProps extends Pick<
  VersionsProps,
  'query' | 'setQuery' | 'ownVersion' | 'loadOptions' | 'checkConfig'
> {
  load: () => Promise<LoadedVersions>
}

/** The list of what an update changes. */
export function VersionsFrame({load, ...props}: VersionsFrameProps) {
  return (
    <ToolFrame name="list of changes" load={load} fallback={fallback}>
      {({Versions: LoadedView, history, releases}) => (
        <LoadedView history={history} releases={releases} {...props} />
      )}
    </ToolFrame>
  )
}

const fallback = (
  <p>
    To choose two versions, turn on JavaScript. Without it, read the table of{' '}
    <a href="#all-minor-versions">all minor versions</a>.
  </p>
)
