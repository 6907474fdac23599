import {createRoute} from '@tanstack/react-router'
import {rootRoute} from './root.tsx'

/** Header and footer around nothing: what the service worker keeps for pages it does not have. */
export const appShellRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app-shell/',
})
