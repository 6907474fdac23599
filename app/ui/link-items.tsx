import type {SiteLink} from '#contract/nav.ts'

interface LinkItemsProps {
  links: readonly SiteLink[]
  /** URL of the current page, if it is to be marked. */
  current?: string
}

/** Links as the items of a list. */
export function LinkItems({links, current}: LinkItemsProps) {
  return links.map(({title, url}) => (
    <li key={url}>
      <a href={url} aria-current={url === current ? 'page' : undefined}>
        {title}
      </a>
    </li>
  ))
}
