import styles from './cube.module.css?names'

/** A cube of glass around a smaller one; they turn in opposite directions. */
export function Cube() {
  return (
    <div className={styles.cube} aria-hidden="true">
      <div className={styles.outer}>
        <Faces />
      </div>
      <div className={styles.inner}>
        <Faces />
      </div>
    </div>
  )
}

function Faces() {
  return (
    <>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </>
  )
}
