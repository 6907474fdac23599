import {z} from 'zod'
import {redirectSchema, type Redirect} from '#contract/records.ts'

/** `redirects.json` in the content folder. Static hosts read it as lines of words, in which some characters are patterns. */
export const redirectFileSchema = z.array(
  redirectSchema.strict().extend({
    from: z
      .string()
      .regex(/^\//, 'has to begin with /')
      .regex(/^(?!\/\/|.*\/:)[^\s\\*]*$/, 'has a blank, a backslash, //, * or /: in it')
      .regex(/^(?!.*\/(?:\.|%2e){1,2}(?:\/|$))/i, 'has a part that is only dots'),
    to: z.string().regex(/^[^\s\\]*$/, 'has a blank or a backslash in it'),
  }),
)

/**
 * Returns the target of a page or of its id according to the redirects: first the server follows
 * those of complete pages, then the app those of a hash. Undefined if no redirect applies.
 */
export function followRedirects(
  url: string,
  id: string,
  redirects: readonly Redirect[],
): string | undefined {
  const whole = redirects.find(({from, hash}) => hash === undefined && from === url)?.to
  if (whole !== undefined && /#./.test(whole)) return whole
  const target = whole?.replace(/[?#].*$/, '') ?? url
  const part = redirects.find(
    ({from, hash}) => hash !== undefined && from === target && `#${id}`.startsWith(hash),
  )
  return part?.to ?? whole
}

/** `/guides/caching` → `/guides/caching/`; `/file.html` stays as it is. */
export function withSlash(path: string): string {
  return /\/$|\.[a-z][a-z\d]*$/i.test(path) ? path : `${path}/`
}
