import type {ReactElement} from 'react'
import type {PageMeta} from '#contract/page.ts'
import {Splash} from './home/splash.tsx'
import styles from './home-page.module.css'
import {SupportTheTeam} from './sponsors/support-the-team.tsx'
import type {SponsorSource} from './sponsors/use-sponsors.ts'

interface HomePageProps {
  page: PageMeta
  /** The text below the splash. */
  article: ReactElement
  sponsors: SponsorSource
}

/** The home page: a splash above its text, the sponsors below. */
export function HomePage({page, article, sponsors}: HomePageProps) {
  return (
    <>
      <Splash description={page.description} version={page.samples?.webpackVersion} />
      <div className={styles.text}>{article}</div>
      <SupportTheTeam {...sponsors} />
    </>
  )
}
