import {useState} from 'react'
import {markWhileHidden} from '../../enhance/hidden.ts'
import {Cube} from './cube.tsx'
import {InstallCommand} from './install-command.tsx'
import {AssetDiagram, ModuleDiagram, PhoneAssets, PhoneModules} from './module-diagram.tsx'
import {PauseButton} from './pause-button.tsx'
import styles from './splash.module.css?names'
import {WordRotator} from './word-rotator.tsx'

/** The words for what webpack bundles, in the order in which they are shown. */
const words = ['assets', 'scripts', 'images', 'styles'] as const

interface SplashProps {
  /** Says what webpack is for. */
  description: string | undefined
  /** The version of webpack that the site documents. */
  version: string | undefined
}

/**
 * The top of the home page: what webpack is for, and how to begin. Its animations are styles; the
 * script only pauses them.
 */
export function Splash({description, version}: SplashProps) {
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
        {description !== undefined && <p className={styles.lead}>{description}</p>}
        <div className={styles.start}>
          <Actions version={version} />
          <InstallCommand />
        </div>
        <div className={styles.stage}>
          <ModuleDiagram />
          <PhoneModules />
          <Cube />
          <AssetDiagram />
          <PhoneAssets />
          <p className={styles.caption} aria-hidden="true">
            modules with dependencies
          </p>
          <PauseButton isPaused={isPaused} toggle={() => setIsPaused(!isPaused)} />
          <p className={styles.caption} aria-hidden="true">
            static assets
          </p>
        </div>
      </div>
    </div>
  )
}

function Actions({version}: Pick<SplashProps, 'version'>) {
  return (
    <p className={styles.actions}>
      <a className={styles.primary} href="/guides/getting-started/">
        Get started
      </a>
      <a className={styles.secondary} href="/concepts/">
        Concepts
      </a>
      {version !== undefined && (
        <a
          className={styles.version}
          href={`https://github.com/webpack/webpack/releases/tag/v${version}`}
        >
          Version {version}
        </a>
      )}
    </p>
  )
}
