import {loadOnce} from '#contract/private/load-once.ts'

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

/** Adds a stylesheet to the document, once. Throws `StyleLoadError`; calling it again retries. */
export const loadStyles = loadOnce(link)

function link(href: string): Promise<void> {
  const element = Object.assign(document.createElement('link'), {rel: 'stylesheet', href})
  return new Promise((resolve, reject) => {
    const fail = () => {
      element.remove()
      reject(new StyleLoadError(href))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    element.addEventListener('error', fail)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(element)
  })
}
