import type {DefaultSettings} from '#contract/explain-default.ts'
import {Article, buildContent} from '../../article/article.tsx'
import styles from './explorer.module.css?linked'
import {formatConfig} from './format-config.ts'

/** The smallest configuration with the settings, to copy. */
export function ConfigCopy({settings}: {settings: DefaultSettings}) {
  if (Object.keys(settings).length === 0) return null
  const data = {hProperties: {dataTitle: 'webpack.config.mjs'}}
  const content = buildContent({
    type: 'root',
    children: [{type: 'code', value: formatConfig(settings).trimEnd(), data}],
  })
  return (
    <details className={styles['more']}>
      <summary>Configuration with these settings</summary>
      <Article content={content} />
    </details>
  )
}
