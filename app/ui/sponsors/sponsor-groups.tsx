import {useRef, useState} from 'react'
import type {Sponsors} from '#contract/people.ts'
import {sentenceOf} from './describe-sponsors.ts'
import {headingOf, type Ranking} from './group-heading.ts'
import {rankSponsors, type SponsorGroup} from './rank-sponsors.ts'
import styles from './sponsor-groups.module.css?linked'
import plates from './sponsor-plates.module.css?names'
import {SponsorItem} from './sponsor-item.tsx'
import {useInView} from './use-in-view.ts'

interface SponsorGroupsProps {
  snapshot: Sponsors
  ranking: Ranking
  /** Whether the snapshot has the amounts of the last year. */
  hasMonths: boolean
}

/** The sponsors of a snapshot in groups, by their donations. Groups without members are left out. */
export function SponsorGroups({snapshot, ranking, hasMonths}: SponsorGroupsProps) {
  // Memoized, so that the backers chosen at random stay the same.
  const [ranked] = useState(() => ({
    total: rankSponsors(snapshot, 'total', Math.random),
    monthly: rankSponsors(snapshot, 'monthly', Math.random),
  }))
  const groups = ranked[ranking].filter(({size}) => size > 0)
  if (groups.length === 0) return <p className={styles.empty}>There are no sponsors yet.</p>
  const {currency} = snapshot
  return groups.map(group => (
    <Group key={`${ranking} ${group.name}`} {...{group, ranking, currency, hasMonths}} />
  ))
}

interface GroupProps {
  group: SponsorGroup
  ranking: Ranking
  currency: string
  hasMonths: boolean
}

function Group({group, ranking, currency, hasMonths}: GroupProps) {
  const {name, sponsors} = group
  const ref = useRef<HTMLElement>(null)
  const isInView = useInView(ref)
  return (
    <section className={`${plates.group} ${plates[name]}`} data-group={name} ref={ref}>
      <h3>{headingOf(name, ranking)}</h3>
      <p className={plates.sentence}>{sentenceOf(group, ranking, currency)}</p>
      <ul className={plates.list}>
        {sponsors.map(sponsor => (
          <SponsorItem key={sponsor.slug} {...{sponsor, currency, isInView, hasMonths}} />
        ))}
      </ul>
    </section>
  )
}
