import {endpoints} from '#contract/endpoints.ts'

/** URL of the answer for missing files of the API, relative to the root of the site. */
export const notFoundUrl = 'data/404.json'

/** The answer for a missing file: the same for every URL, because static hosts cannot insert it. */
export const notFoundJson = JSON.stringify({
  error: 'not-found',
  message: `There is no such file. /${endpoints.index} lists all files.`,
})

/** Whether a path belongs to the API, which programs request rather than readers. */
export function isApiPath(pathname: string): boolean {
  return /^\/data(?:\/|$)/.test(pathname)
}
