import {useState} from 'react'
import type {Sponsor} from '#contract/people.ts'
import {labelOf, nameOf, urlOf} from './describe-sponsors.ts'
import styles from './sponsor-groups.module.css?linked'
import plates from './sponsor-plates.module.css'
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

/** The icon and the name are shown until the image has loaded, or always if there is no image. */
function Picture({sponsor, isInView}: {sponsor: Sponsor; isInView: boolean}) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const {avatar, alt} = sponsor
  return (
    <span className={plates.box}>
      {state !== 'shown' && (
        <span className={styles.standIn}>
          <StandIn />
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

/**
 * A heart, because a sponsor may be a company or a person. Drawn here, because the icons of the
 * header are in the script that every page loads.
 */
function StandIn() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
    </svg>
  )
}
