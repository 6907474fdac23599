import {useRef, useState, useSyncExternalStore} from 'react'
import {groupNames, headingOf, type Ranking} from './group-heading.ts'
import {SponsorGroups} from './sponsor-groups.tsx'
import plates from './sponsor-plates.module.css'
import styles from './support-the-team.module.css'
import {useSponsors, type SponsorSource} from './use-sponsors.ts'

/** Probability that the monthly ranking is shown first. */
const MONTHLY_FIRST = 0.33

/** Placeholders: as many as fit into the widest row. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** The sponsors of the project, and how to become one. */
export function SupportTheTeam(source: SponsorSource) {
  const ref = useRef<HTMLElement>(null)
  return (
    <section className={styles.section} aria-labelledby="sponsors" ref={ref}>
      <div className={styles.inner}>
        <h2 id="sponsors">Support the Team</h2>
        <p className={styles.intro}>
          Sponsors and backers help pay for the work on webpack through{' '}
          <a href="https://opencollective.com/webpack">Open Collective</a>. Thank you!
        </p>
        <RankedSponsors {...useSponsors(source, ref)} />
      </div>
    </section>
  )
}

function RankedSponsors({result, retry}: ReturnType<typeof useSponsors>) {
  const [ranking, setRanking] = useRanking()
  const checkbox = useRef<HTMLInputElement>(null)
  /** Keeps the focus when the pressed button is removed. */
  const andKeepFocus = (act: () => void) => () => {
    act()
    checkbox.current?.focus()
  }
  return (
    <div className={styles.scripted}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          autoComplete="off"
          ref={checkbox}
          checked={ranking === 'monthly'}
          onChange={({target}) => setRanking(target.checked ? 'monthly' : 'total')}
        />
        Rank by the monthly average of the last year instead of the total
      </label>
      {result === undefined && <Placeholders ranking={ranking} />}
      {result === 'failed' && <Failure retry={andKeepFocus(retry)} />}
      {typeof result === 'object' && (
        <SponsorGroups
          snapshot={result}
          ranking={ranking}
          onRankByTotal={andKeepFocus(() => setRanking('total'))}
        />
      )}
    </div>
  )
}

/**
 * The document shows the total ranking. In the browser, the ranking is chosen at random until the
 * reader chooses one.
 */
function useRanking() {
  const [byChance] = useState<Ranking>(() => (Math.random() < MONTHLY_FIRST ? 'monthly' : 'total'))
  const [chosen, setRanking] = useState<Ranking>()
  const first = useSyncExternalStore<Ranking>(
    () => () => undefined,
    () => byChance,
    () => 'total',
  )
  return [chosen ?? first, setRanking] as const
}

function Failure({retry}: {retry: () => void}) {
  return (
    <div className={styles.failure}>
      <p role="alert">The sponsors could not be loaded.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

/** Placeholder for the groups while they load. */
function Placeholders({ranking}: {ranking: Ranking}) {
  return (
    <>
      <p className={plates.day} />
      {groupNames.map(name => (
        <section key={name} className={`${plates.group} ${plates[name]}`} data-group={name}>
          <h3>{headingOf(name, ranking)}</h3>
          <p className={`${plates.sentence} ${styles.bar}`} />
          <div className={`${plates.list} ${styles.row}`}>
            {PLACES.map(place => (
              <span key={place} className={plates.plate}>
                <span className={plates.box} />
              </span>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
