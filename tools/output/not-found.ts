import {endpoints} from '#contract/endpoints.ts'

/** URL, relative to the root of the site, of what is answered where a file of the API is not there. */
export const notFoundUrl = 'data/404.json'

/** Says so in JSON; the same for every URL, for static hosts cannot name it. */
export const notFoundJson = JSON.stringify({
  error: 'not-found',
  message: `There is no such file. /${endpoints.index} lists all files.`,
})

/** Whether a path is one of the API, so that programs ask for it rather than readers. */
export function isApiPath(pathname: string): boolean {
  return /^\/data(?:\/|$)/.test(pathname)
}
