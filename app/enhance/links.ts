/** The part of the router that links use. */
export interface Navigation {
  /** Whether the app shows this URL itself, rather than the browser asking the server. */
  handles(url: URL): boolean
  navigate(url: URL): void
  preload(url: URL): void
}

/**
 * Makes every plain link of the document, in the chrome as in the text, navigate without a new
 * document, and loads a page as soon as the reader shows intent: by hovering, focusing, touching.
 */
export function listenForLinks(document: Document, navigation: Navigation): void {
  document.addEventListener('click', event => {
    const url = urlOf(event.target, navigation)
    if (url === undefined || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigation.navigate(url)
  })
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      event => {
        const url = urlOf(event.target, navigation)
        if (url !== undefined && url.pathname !== location.pathname) navigation.preload(url)
      },
      {passive: true},
    )
  }
}

/** The browser handles new tabs, new windows and downloads. */
function isPlain({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function urlOf(target: EventTarget | null, navigation: Navigation): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) {
    return undefined
  }
  const url = new URL(link.href)
  const isOnThisPage = url.pathname === location.pathname && url.hash !== ''
  if (isOnThisPage) return undefined // the browser knows how to scroll, and marks the target
  return url.origin === location.origin && navigation.handles(url) ? url : undefined
}
