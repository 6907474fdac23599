/** The API does not have the file (404), or no page has this URL. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  readonly status = 404
  /** The requested URL or name. */
  readonly url: string
  /** The new URL, if it is on another site, such as the documentation of another version. */
  readonly movedTo: string | undefined

  constructor(url: string, movedTo?: string) {
    super(movedTo === undefined ? `There is no ${url}.` : `${url} moved to ${movedTo}.`)
    this.url = url
    this.movedTo = movedTo
  }
}

/**
 * A file of the API cannot be read: the server answers with an error status other than 404, the
 * answer is not JSON or is another file, or the server cannot be reached. The error has a `cause` if
 * the answer is not JSON or the server cannot be reached.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  /** The absolute URL of the file. */
  readonly url: string
  /** The HTTP status, such as 503; undefined if the server cannot be reached. */
  readonly status: number | undefined

  constructor(message: string, {url, status, cause}: RequestFailure) {
    super(`${url}: ${message}`, cause === undefined ? undefined : {cause})
    this.url = url
    this.status = status
  }
}

interface RequestFailure {
  url: string
  status?: number | undefined
  cause?: unknown
}
