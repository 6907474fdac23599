import type {SiteLink} from '#contract/nav.ts'

/** Pages of other sections in the list of a section, with an arrow: it is another list that has them. */
export function ElsewhereLinks({links}: {links: readonly SiteLink[] | undefined}) {
  return links?.map(({title, url}) => (
    <li key={url}>
      <a href={url}>
        {title} <span aria-hidden="true">↗</span>
      </a>
    </li>
  ))
}
