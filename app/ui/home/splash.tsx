import {useState} from 'react'
import {markWhileHidden} from '../../enhance/hidden.ts'
import {Cube} from './cube.tsx'
import {AssetDiagram, ModuleDiagram} from './module-diagram.tsx'
import {PauseButton} from './pause-button.tsx'
import styles from './splash.module.css'
import {WordRotator} from './word-rotator.tsx'

/** The words for what webpack bundles, in the order in which they are shown. */
const words = ['assets', 'scripts', 'images', 'styles'] as const

/** The top of the home page. Its animations are styles; the script only pauses them. */
export function Splash({description}: {description: string | undefined}) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <div className={styles.splash} data-paused={isPaused} ref={markWhileHidden}>
      <div className={styles.inner}>
        <h1 tabIndex={-1}>
          <span className={`visually-hidden ${styles.sentence}`}>
            bundle your assets, scripts, images and styles
          </span>
          <span className={styles.words} aria-hidden="true">
            bundle your <WordRotator words={words} />
          </span>
        </h1>
        <div className={styles.stage}>
          <ModuleDiagram />
          <Cube />
          <AssetDiagram />
          <p className={styles.caption} aria-hidden="true">
            modules with dependencies
          </p>
          <PauseButton isPaused={isPaused} toggle={() => setIsPaused(!isPaused)} />
          <p className={styles.caption} aria-hidden="true">
            static assets
          </p>
        </div>
        {description !== undefined && <p className={styles.lead}>{description}</p>}
      </div>
    </div>
  )
}
