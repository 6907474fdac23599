import {loadOnce} from './load-once.ts'

/** Reads a file of the site once. */
export function readJson<T>(url = ''): Promise<T> {
  return read(url)
}

const read = loadOnce(async (url: string) => {
  const response = await fetch(`/${url}`)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
})
