import {createRoute} from '@tanstack/react-router'
import {rootRoute} from './root.tsx'

/**
 * Header and footer without content: the document that the service worker uses for pages that are
 * not stored.
 */
export const appShellRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app-shell/',
})
