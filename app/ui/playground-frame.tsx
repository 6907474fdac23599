import {useCallback, useState, useSyncExternalStore, type ReactNode} from 'react'
import {RUN_COST} from '#contract/private/playground.ts'
import {mayDownload, wasUsed} from '../enhance/playground-use.ts'
import {ToolFrame} from './tool-frame.tsx'
import styles from './tool-frame.module.css'

/** The label of the button that starts the playground. */
export const START_LABEL = `Run · ${RUN_COST}, once: the playground`

interface PlaygroundFrameProps<Loaded> {
  /** `isAsked` says whether the reader selected the button. */
  load: (isAsked: boolean) => Promise<Loaded>
  /** Whether the playground waits for the button even if it was downloaded before. */
  waits?: boolean
  children: (loaded: Loaded) => ReactNode
}

/** The playground, after the reader has asked for it, or at once if it was downloaded before. */
export function PlaygroundFrame<Loaded>({
  load,
  waits = false,
  children,
}: PlaygroundFrameProps<Loaded>) {
  const [isStarted, setIsStarted] = useState(false)
  const isKnown = useSyncExternalStore(subscribeToNothing, wasUsed, () => false)
  const start = useCallback(() => load(isStarted), [load, isStarted])
  if (isStarted || (isKnown && !waits)) {
    return (
      <ToolFrame name="playground" load={start} fallback={fallback}>
        {children}
      </ToolFrame>
    )
  }
  return <StartButton isKnown={isKnown} start={() => setIsStarted(mayDownload())} />
}

function StartButton({isKnown, start: onClick}: {isKnown: boolean; start: () => void}) {
  return (
    <div className="screen-only">
      <noscript>{fallback}</noscript>
      <button
        type="button"
        className={`scripted primary ${styles.start}`}
        data-app
        data-testid="playground-run"
        aria-label={START_LABEL}
        onClick={onClick}
      >
        Run{!isKnown && ` · ${RUN_COST}, once`}
      </button>
    </div>
  )
}

const subscribeToNothing = () => () => undefined

const fallback = (
  <p>
    The playground needs JavaScript. Without it, download an example as a zip from the page that
    shows it, and build it with <code>npm install && npm run build</code>.
  </p>
)
