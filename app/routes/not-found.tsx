import {useLocation, useRouter} from '@tanstack/react-router'
import {useMemo} from 'react'
import {findNearestPages} from '../links/nearest-pages.ts'
import {NotFound} from '../ui/not-found.tsx'

/** The screen for URLs that do not exist, with the pages that they may mean. */
export function RouteNotFound() {
  const {nav} = useRouter().options.context.site.map
  const {pathname} = useLocation()
  const nearest = useMemo(() => findNearestPages(nav, pathname), [nav, pathname])
  const sections = nav.header.flatMap(link => (link.sections.length > 0 ? link.sections : [link]))
  return <NotFound sections={sections} nearest={nearest} />
}
