import styles from './word-rotator.module.css?names'

/**
 * Shows four words in turn; the keyframes depend on this number. The first word is repeated at the
 * end, for an endless slide.
 */
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
