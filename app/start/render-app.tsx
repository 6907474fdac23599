import '../ui/theme.css'
import '../search/shell/search-shell.css'
import '../article/article.css'
import '../ui/banners.css'
import {RouterProvider} from '@tanstack/react-router'
import {startTransition, StrictMode} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {CHANGED} from '../enhance/foreign-changes.ts'
import type {AppRouter} from '../router.ts'
import {ARTICLE_SHOWN} from '../article/article.tsx'
import {renderWhenNeeded} from './render-when-needed.ts'

interface Rendering {
  container: HTMLElement
  router: AppRouter
  /** Whether the container already shows the page of the URL: a stored shell shows no page. */
  isPrerendered: boolean
  /** Whether the document was rendered with the navigation that the router has. */
  hasSameNav: boolean
}

/**
 * Renders the app into its container, or hydrates the page in it. Resolves after hydration: until
 * then, the router must not navigate, because React would find another page than it renders, and
 * would replace the document.
 */
export async function renderApp(rendering: Rendering): Promise<void> {
  const {container, router, isPrerendered, hasSameNav} = rendering
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const render = () => createRoot(container).render(app)
  if (!isPrerendered) return render()
  // React would replace a document that is not what it renders.
  if (!hasSameNav || document.documentElement.classList.contains(CHANGED)) {
    return renderWhenNeeded({container, router, render})
  }
  const hasArticle = container.querySelector('.article') !== null
  await new Promise<void>(resolve => {
    if (!hasArticle) resolve()
    container.addEventListener(ARTICLE_SHOWN, () => resolve(), {once: true})
    const onCaughtError = (error: unknown) => {
      console.error(error)
      resolve() // with the message that the reader sees instead
    }
    // A transition is hydrated in short tasks: the frame first, the text last.
    startTransition(() => void hydrateRoot(container, app, {onCaughtError}))
  })
}
