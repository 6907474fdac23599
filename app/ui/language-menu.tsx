import type {Language} from '#contract/nav.ts'
import dropDown from './drop-down.module.css'
import {Icon} from './icon.tsx'
import styles from './language-menu.module.css'

interface LanguageMenuProps {
  languages: readonly Language[]
  pathname: string
}

/** Links to the same page in other languages, behind a button; see `enhance/languages.ts`. */
export function LanguageMenu({languages, pathname}: LanguageMenuProps) {
  if (languages.length === 0) return null
  return (
    <div className={styles.menu} data-languages="">
      <button
        type="button"
        aria-label="Select language"
        aria-expanded={false}
        aria-controls="AppLanguages"
      >
        <Icon name="language" />
      </button>
      <ul id="AppLanguages" className={dropDown.list}>
        {languages.map(({title, lang, url}) => (
          <li key={lang}>
            <a href={new URL(pathname, url).href} lang={lang} hrefLang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
