import {watchOverflow} from '../../enhance/overflow.ts'
import {restoreTabs} from '../../enhance/tabs.ts'
import styles from './install-command.module.css?names'

/** The command for each package manager; the labels are those of the tabs in articles. */
const commands = [
  ['npm', 'npm install --save-dev webpack webpack-cli'],
  ['Yarn', 'yarn add --dev webpack webpack-cli'],
  ['pnpm', 'pnpm add --save-dev webpack webpack-cli'],
] as const

/**
 * How to install webpack, in tabs that work like those of an article: the scripts of `enhance/`
 * select them and copy the command, before and after React has hydrated the page.
 */
export function InstallCommand() {
  return (
    <div className={`tabs screen-only ${styles.install}`} data-sync="package-manager" ref={enhance}>
      <div className={`tab-list ${styles.list}`} role="tablist" aria-label="Package manager">
        {commands.map(([label], index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`AppTab-install-${index}`}
            aria-controls={`AppPanel-install-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {commands.map(([label, command], index) => (
        <Panel key={label} index={index} label={label} command={command} />
      ))}
    </div>
  )
}

interface PanelProps {
  index: number
  label: string
  command: string
}

function Panel({index, label, command}: PanelProps) {
  return (
    <div
      className="tab"
      role="tabpanel"
      id={`AppPanel-install-${index}`}
      aria-labelledby={`AppTab-install-${index}`}
      data-selected={index === 0 ? '' : undefined}
      suppressHydrationWarning
    >
      <p className={`tab-label ${styles.label}`}>{label}</p>
      <figure className={`code ${styles.code}`}>
        <pre suppressHydrationWarning>
          <code className="language-bash">{command}</code>
        </pre>
        <button
          type="button"
          className={`copy ${styles.copy}`}
          aria-label={`Copy the command for ${label}`}
          suppressHydrationWarning
        />
      </figure>
    </div>
  )
}

/** Returns the cleanup function for React. */
function enhance(element: HTMLDivElement): () => void {
  restoreTabs(element.parentElement ?? element)
  return watchOverflow(element)
}
