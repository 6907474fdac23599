import {useState} from 'react'
import type {Sponsor} from '#contract/people.ts'
import {labelOf, nameOf, urlOf} from './describe-sponsors.ts'
import styles from './sponsor-groups.module.css?linked'
import plates from './sponsor-plates.module.css?names'
import {Tooltip, useTooltip} from './tooltip.tsx'

interface SponsorItemProps {
  sponsor: Sponsor
  currency: string
  /** Whether the image is requested. */
  isInView: boolean
  /** Whether the amounts of the last year are known. */
  hasMonths: boolean
}

/** A sponsor's image, which links to them; its name and its tooltip say who gave how much. */
export function SponsorItem({sponsor, currency, isInView, hasMonths}: SponsorItemProps) {
  const {isOpen, close, onItem, onLink} = useTooltip()
  const label = labelOf(sponsor, currency, hasMonths)
  return (
    <li className={styles.item} {...onItem}>
      <a
        className={`${plates.plate} ${styles.link}`}
        href={urlOf(sponsor)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={label}
        {...onLink}
      >
        <Picture sponsor={sponsor} isInView={isInView} />
      </a>
      {isOpen && <Tooltip close={close}>{label}</Tooltip>}
    </li>
  )
}

/** The initials and the name are shown until the image has loaded, or always if there is no image. */
function Picture({sponsor, isInView}: {sponsor: Sponsor; isInView: boolean}) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const {avatar, alt} = sponsor
  return (
    <span className={plates.box}>
      {state !== 'shown' && (
        <span className={styles.standIn}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(nameOf(sponsor))}
          </span>
          <span className={styles.name}>{nameOf(sponsor)}</span>
        </span>
      )}
      {isInView && avatar && state !== 'failed' && (
        <img
          className={state === 'loading' ? styles.loading : undefined}
          src={avatar}
          alt={alt ?? nameOf(sponsor)}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  )
}

/** Initials of the first two words: `CO` for `Capital One`, `A` for `ag-Grid`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/, 2)
  return words.map(word => [...word][0]?.toUpperCase() ?? '').join('')
}
