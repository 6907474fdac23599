import {useRef, useState} from 'react'
import type {Sponsors} from '#contract/people.ts'
import {formatDay, sentenceOf} from './describe-sponsors.ts'
import {headingOf, type Ranking} from './group-heading.ts'
import {hasMonthlyAmounts, rankSponsors, type SponsorGroup} from './rank-sponsors.ts'
import styles from './sponsor-groups.module.css?linked'
import plates from './sponsor-plates.module.css'
import {SponsorItem} from './sponsor-item.tsx'
import {useInView} from './use-in-view.ts'

const SUPPORT_URL = 'https://opencollective.com/webpack#support'

interface SponsorGroupsProps {
  snapshot: Sponsors
  ranking: Ranking
  onRankByTotal: () => void
}

/** The sponsors of a snapshot, by how much they gave. */
export function SponsorGroups({snapshot, ranking, onRankByTotal}: SponsorGroupsProps) {
  // Memoized, so that the backers chosen at random stay the same.
  const [ranked] = useState(() => ({
    total: rankSponsors(snapshot, 'total', Math.random),
    monthly: rankSponsors(snapshot, 'monthly', Math.random),
  }))
  const isUnknown = ranking === 'monthly' && !hasMonthlyAmounts(snapshot)
  const {snapshotDate, currency} = snapshot
  return (
    <>
      <p className={plates.day}>
        {snapshotDate !== undefined && (
          <>
            As of <time dateTime={snapshotDate}>{formatDay(snapshotDate)}</time>
          </>
        )}
      </p>
      {isUnknown && <NoMonthlyAmounts onRankByTotal={onRankByTotal} />}
      {ranked[ranking].map(group => (
        <Group key={`${ranking} ${group.name}`} {...{group, ranking, currency, isUnknown}} />
      ))}
    </>
  )
}

function NoMonthlyAmounts({onRankByTotal}: {onRankByTotal: () => void}) {
  return (
    <div className={styles.notice}>
      <p>
        This snapshot holds no monthly amounts, so sponsors can't be ranked by what they give each
        month.
      </p>
      <button type="button" className={styles.action} onClick={onRankByTotal}>
        Rank by the total
      </button>
    </div>
  )
}

interface GroupProps {
  group: SponsorGroup
  ranking: Ranking
  currency: string
  /** Whether the snapshot lacks the amounts of this ranking. */
  isUnknown: boolean
}

function Group({group, ranking, currency, isUnknown}: GroupProps) {
  const {name, sponsors} = group
  const ref = useRef<HTMLElement>(null)
  const isInView = useInView(ref)
  const emptyText = isUnknown
    ? 'The monthly amounts are unknown.'
    : 'There are no sponsors in this group.'
  return (
    <section className={`${plates.group} ${plates[name]}`} data-group={name} ref={ref}>
      <h3>{headingOf(name, ranking)}</h3>
      <p className={plates.sentence}>{sentenceOf(group, ranking, currency)}</p>
      {sponsors.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul className={plates.list}>
          {sponsors.map(sponsor => (
            <SponsorItem key={sponsor.slug} {...{sponsor, currency, isInView}} />
          ))}
        </ul>
      )}
      <a className={styles.action} href={SUPPORT_URL}>
        {name === 'backer' ? 'Become a backer' : 'Become a sponsor'}
      </a>
    </section>
  )
}
