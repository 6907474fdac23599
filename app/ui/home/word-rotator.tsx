import styles from './word-rotator.module.css'

/** Four words in turn: the keyframes know how many. The first comes again, for an endless slide. */
export function WordRotator({words}: {words: readonly [string, string, string, string]}) {
  return (
    <span className={styles.window}>
      <span className={styles.words}>
        {[...words, words[0]].map((word, index) => (
          <span key={index}>{word}</span>
        ))}
      </span>
    </span>
  )
}
