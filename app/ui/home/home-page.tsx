import type {ReactElement} from 'react'
import type {ScreenMeta} from '../screen-meta.ts'
import {Splash} from './splash.tsx'
import styles from './home-page.module.css?names'
import {SupportTheTeam} from '../sponsors/support-the-team.tsx'
import type {SponsorSource} from '../sponsors/use-sponsors.ts'

interface HomePageProps {
  page: ScreenMeta
  /** The playground, with an example. */
  playground: ReactElement
  /** The text below the splash. */
  article: ReactElement
  sponsors: SponsorSource
}

/** The home page: a splash and the playground above its text, the sponsors below. */
export function HomePage({page, playground, article, sponsors}: HomePageProps) {
  return (
    <>
      <Splash description={page.description} version={page.samples?.webpackVersion} />
      <section className={`screen-only ${styles.try}`} aria-labelledby="AppTry">
        <h2 id="AppTry">Try it here</h2>
        <p>
          webpack runs in this page. Edit the files of an example, and see what it makes of them;
          you don’t have to install anything.
        </p>
        {playground}
      </section>
      <div className={styles.text}>{article}</div>
      <SupportTheTeam {...sponsors} />
    </>
  )
}
