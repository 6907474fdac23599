import type {BuiltModule} from '../protocol.ts'
import {formatSize} from './asset-list.tsx'
import styles from './playground.module.css?linked'

/** The modules of a build: those in the bundles, and those that were dropped, with the reasons. */
export function ModuleList({modules}: {modules: readonly BuiltModule[]}) {
  return [true, false].map(isKept => {
    const group = modules.filter(module => module.isKept === isKept)
    if (group.length === 0) return null
    return (
      <section key={String(isKept)}>
        <h3>{isKept ? 'Kept' : 'Dropped'}</h3>
        <ul className={styles['modules']}>
          {group.map(module => (
            <li key={module.name}>
              <code>{module.name}</code> {formatSize(module.size)}
              {describe(module).map(line => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function describe(module: BuiltModule): string[] {
  const {chunks, concatenatedInto, usedExports, unusedExports, reasons} = module
  return [
    ...reasons,
    ...(usedExports.length > 0 ? [`used exports: ${usedExports.join(', ')}`] : []),
    ...(unusedExports.length > 0 ? [`unused exports: ${unusedExports.join(', ')}`] : []),
    ...(concatenatedInto === undefined ? [] : [`concatenated into ${concatenatedInto}`]),
    ...(chunks.length > 0 ? [`in ${chunks.join(', ')}`] : []),
  ]
}
