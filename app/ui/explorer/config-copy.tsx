import type {DefaultSettings} from '#contract/explain-default.ts'
import styles from './explorer.module.css?linked'
import {formatConfig} from './format-config.ts'

/** The smallest configuration with the settings, to copy. */
export function ConfigCopy({settings}: {settings: DefaultSettings}) {
  if (Object.keys(settings).length === 0) return null
  return (
    <details className={styles['more']}>
      <summary>Configuration with these settings</summary>
      <div className="article">
        <figure className="code">
          <figcaption className="code-title">webpack.config.mjs</figcaption>
          <pre>
            <code>{formatConfig(settings)}</code>
          </pre>
          <button type="button" className="copy">
            Copy
          </button>
        </figure>
      </div>
    </details>
  )
}
