import {breakable} from '../article/breakable.tsx'
import styles from './page-title.module.css'

/** The title of a screen; it gets the focus after a navigation. */
export function PageTitle({children}: {children: string}) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {breakable(children)}
    </h1>
  )
}
