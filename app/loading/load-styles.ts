/** Milliseconds after which styles count as lost. */
const TIMEOUT_MS = 120_000

/** The stylesheet of a part that is loaded on demand failed to load. */
class StyleLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED'

  constructor(href: string) {
    super(`Loading CSS chunk ${href} failed`)
    this.name = 'StyleLoadError'
  }
}

const loading = new Map<string, Promise<void>>()

/** Adds a stylesheet to the document, once. Throws `StyleLoadError`; calling it again retries. */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const styles = link(href).catch((error: unknown) => {
    loading.delete(href)
    throw error
  })
  loading.set(href, styles)
  return styles
}

function link(href: string): Promise<void> {
  const element = Object.assign(document.createElement('link'), {rel: 'stylesheet', href})
  return new Promise((resolve, reject) => {
    const fail = () => {
      element.remove()
      reject(new StyleLoadError(href))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    element.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    element.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(element)
  })
}
