import {useLocation, useRouter} from '@tanstack/react-router'
import {useEffect, useState} from 'react'
import {isOutdated} from '../release/follow-release.ts'
import {LoadError} from '../ui/load-error.tsx'
import {Skeleton} from '../ui/skeleton.tsx'
import {rootRoute} from './root.tsx'

/** Placeholder for a page while it loads. */
export function RoutePending() {
  return <Skeleton title={usePageTitle()} />
}

/** Error message for a page that could not be loaded. */
export function RouteError({error}: {error: unknown}) {
  const router = useRouter()
  const {followRelease} = rootRoute.useRouteContext()
  const [isChecked, setIsChecked] = useState(!isOutdated(error))
  const title = usePageTitle()
  useEffect(() => {
    if (!isChecked) void followRelease().then(() => setIsChecked(true))
  }, [isChecked, followRelease])
  if (!isChecked) return <Skeleton title={title} />
  return <LoadError title={title} error={error} retry={() => void router.invalidate()} />
}

/** The title is known before the page is: the navigation lists it. */
function usePageTitle(): string | undefined {
  const {site} = rootRoute.useRouteContext()
  const {pathname} = useLocation()
  return pathname === '/' ? undefined : site.map.page(pathname)?.title
}
