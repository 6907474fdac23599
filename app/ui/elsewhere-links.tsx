import type {SiteLink} from '#contract/nav.ts'

/** Links to pages that another section lists. The arrow says that they lead there. */
export function ElsewhereLinks({links}: {links: readonly SiteLink[] | undefined}) {
  return links?.map(({title, url}) => (
    <li key={url}>
      <a href={url}>
        {title} <span aria-hidden="true">↗</span>
      </a>
    </li>
  ))
}
