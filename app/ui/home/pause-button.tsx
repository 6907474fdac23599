import styles from './pause-button.module.css?names'

interface PauseButtonProps {
  isPaused: boolean
  toggle: () => void
}

/** Pauses and resumes the animations; the label names the action. */
export function PauseButton({isPaused, toggle}: PauseButtonProps) {
  const label = isPaused ? 'Resume animation' : 'Pause animation'
  return (
    <button
      type="button"
      className={styles.pause}
      data-app=""
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={isPaused ? 'm5 3 8 5-8 5z' : 'M4 3h3v10H4zm5 0h3v10H9z'} />
      </svg>
    </button>
  )
}
