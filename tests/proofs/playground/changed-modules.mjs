import {statSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

/** Loads a module again if its file was written again. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context)
  if (!resolved.url.startsWith('file:')) return resolved
  const {mtimeMs} = statSync(fileURLToPath(resolved.url))
  return {...resolved, url: `${resolved.url}?${mtimeMs}`}
}
