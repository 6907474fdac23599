import type {ReactElement} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {createSiteMap} from '../../app/links/site-map.ts'
import {Layout} from '../../app/ui/layout.tsx'
import {metas, nav} from './small-nav.ts'

const map = createSiteMap(nav)

/** The headings of a page of the small site. */
export async function loadAnchors({path}: NavPage): Promise<readonly Anchor[]> {
  return metas.get(path)?.anchors ?? []
}

/** The frame around a page of the small site, as rendered by the root route. */
export function frameOf(pathname: string, load = loadAnchors): ReactElement {
  const page = map.page(pathname)
  return (
    <Layout
      nav={nav}
      pathname={pathname}
      section={page && map.section(pathname)}
      page={page}
      anchors={metas.get(page?.path ?? '')?.anchors ?? []}
      loadAnchors={load}
    >
      Text
    </Layout>
  )
}
