import {useRef, useState, type RefObject} from 'react'
import type {Sponsors} from '#contract/people.ts'
import {Day} from '../day.tsx'
import {groupNames, headingOf, type Ranking} from './group-heading.ts'
import {hasMonthlyAmounts, isOutdated} from './rank-sponsors.ts'
import {SponsorGroups} from './sponsor-groups.tsx'
import plates from './sponsor-plates.module.css?names'
import styles from './support-the-team.module.css?names'
import {useSponsors, type SponsorSource} from './use-sponsors.ts'

const SUPPORT_URL = 'https://opencollective.com/webpack#support'

/** Probability that the monthly ranking is shown first. */
const MONTHLY_FIRST = 0.33

/** Placeholders: as many as fit into the widest row. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** The sponsors of the project, and how to become one. */
export function SupportTheTeam(source: SponsorSource) {
  const ref = useRef<HTMLElement>(null)
  return (
    <section className={`screen-only ${styles.section}`} aria-labelledby="sponsors" ref={ref}>
      <div className={styles.inner}>
        <h2 id="sponsors">Support the Team</h2>
        <p className={styles.intro}>
          Sponsors and backers help pay for the work on webpack through{' '}
          <a href="https://opencollective.com/webpack">Open Collective</a>. Thank you!
        </p>
        <a className="primary" href={SUPPORT_URL}>
          Become a sponsor
        </a>
        {source.outdated === undefined ? (
          <RankedSponsors source={source} section={ref} />
        ) : (
          <OutdatedNote snapshotDate={source.outdated} />
        )}
      </div>
    </section>
  )
}

interface RankedSponsorsProps {
  source: SponsorSource
  section: RefObject<HTMLElement | null>
}

function RankedSponsors({source, section}: RankedSponsorsProps) {
  const {result, retry} = useSponsors(source, section)
  const [chosen, setRanking] = useRanking()
  const [now] = useState(() => Date.now())
  const groups = useRef<HTMLDivElement>(null)
  const snapshot = typeof result === 'object' ? result : undefined
  const hasMonths = snapshot !== undefined && hasMonthlyAmounts(snapshot)
  const ranking = hasMonths ? chosen : 'total'
  if (snapshot && isOutdated(snapshot, now, source.maxAge)) return <OutdatedNote {...snapshot} />
  /** Keeps the focus when the pressed button is removed. */
  const retryAndKeepFocus = () => {
    retry()
    groups.current?.focus()
  }
  return (
    <div className="scripted" tabIndex={-1} ref={groups}>
      <div className={styles.about}>
        {snapshot?.snapshotDate !== undefined && (
          <p>
            As of <Day date={snapshot.snapshotDate} />
          </p>
        )}
        {hasMonths && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={ranking === 'monthly'}
              onChange={({target}) => setRanking(target.checked ? 'monthly' : 'total')}
            />
            Rank by the monthly average of the last year instead of the total
          </label>
        )}
      </div>
      {result === undefined && <Placeholders />}
      {result === 'failed' && <Failure retry={retryAndKeepFocus} />}
      {snapshot && <SponsorGroups {...{snapshot, ranking, hasMonths}} />}
    </div>
  )
}

/** Figures of an earlier year would be wrong about most sponsors. */
function OutdatedNote({snapshotDate = ''}: Pick<Sponsors, 'snapshotDate'>) {
  return (
    <p className={styles.outdated}>
      The last snapshot of the sponsors is from <Day date={snapshotDate} />.{' '}
      <a href="https://opencollective.com/webpack#category-CONTRIBUTE">Open Collective</a> shows
      those of today.
    </p>
  )
}

/** The ranking is chosen at random until the reader chooses one. */
function useRanking() {
  return useState<Ranking>(() => (Math.random() < MONTHLY_FIRST ? 'monthly' : 'total'))
}

function Failure({retry}: {retry: () => void}) {
  return (
    <div className={styles.failure}>
      <p role="alert">The sponsors could not be loaded.</p>
      <button type="button" className="primary" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

/** Placeholder for all groups while the sponsors load. */
function Placeholders() {
  return groupNames.map(name => (
    <section key={name} className={`${plates.group} ${plates[name]}`} data-group={name}>
      <h3>{headingOf(name, 'total')}</h3>
      <p className={`${plates.sentence} ${styles.bar}`} />
      <div className={`${plates.list} ${styles.row}`}>
        {PLACES.map(place => (
          <span key={place} className={plates.plate}>
            <span className={plates.box} />
          </span>
        ))}
      </div>
    </section>
  ))
}
