import '../ui/theme.css'
import '../ui/article.css'
import '../ui/banners.css'
import {RouterProvider} from '@tanstack/react-router'
import {startTransition, StrictMode} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import type {AppRouter} from '../router.ts'

interface Rendering {
  container: HTMLElement
  router: AppRouter
  /** Whether the container already shows what the router does: a stored shell shows no page. */
  isPrerendered: boolean
}

/** Renders the app into its container, or hydrates what is there. */
export function renderApp({container, router, isPrerendered}: Rendering): void {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // A transition is hydrated in short tasks.
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
}
