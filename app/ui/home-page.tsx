import type {ReactElement} from 'react'
import type {PageMeta} from '#contract/page.ts'
import styles from './home-page.module.css'
import {Logo} from './logo.tsx'
import {SupportTheTeam} from './sponsors/support-the-team.tsx'
import type {SponsorSource} from './sponsors/use-sponsors.ts'

interface HomePageProps {
  page: PageMeta
  /** Its text. */
  article: ReactElement
  sponsors: SponsorSource
}

/** The home page: a splash above its text, the sponsors below. */
export function HomePage({page, article, sponsors}: HomePageProps) {
  return (
    <>
      <div className={styles.splash}>
        <div className={styles.inner}>
          <h1 tabIndex={-1}>
            <span className={styles.words}>bundle your</span>{' '}
            <span className={styles.word}>assets</span>
          </h1>
          <div className={styles.logo}>
            <Logo />
          </div>
          {page.description !== undefined && <p>{page.description}</p>}
        </div>
      </div>
      <div className={styles.text}>{article}</div>
      <SupportTheTeam {...sponsors} />
    </>
  )
}
