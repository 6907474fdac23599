import '../ui/theme.css'
import '../ui/article.css'
import '../ui/banners.css'
import {RouterProvider} from '@tanstack/react-router'
import {startTransition, StrictMode} from 'react'
import type * as ReactDom from '../loading/react-dom.ts'
import type {AppRouter} from '../router.ts'

/** What `renderApp` needs. */
export interface Rendering {
  /** Passed in, because it is loaded on its own. */
  reactDom: typeof ReactDom
  container: HTMLElement
  router: AppRouter
  /** Whether the container already shows what the router does: a stored shell shows no page. */
  isPrerendered: boolean
}

/** Renders the app into its container, or hydrates what is there. */
export function renderApp({reactDom, container, router, isPrerendered}: Rendering): void {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // A transition is hydrated in short tasks.
  if (isPrerendered) startTransition(() => void reactDom.hydrateRoot(container, app))
  else reactDom.createRoot(container).render(app)
}
