import {z} from 'zod'
import {redirectSchema, type Redirect} from '#contract/records.ts'
import {nearest, type Issue} from './issue.ts'

/** `redirects.json` in the content folder. */
export const redirectFileSchema = z.array(redirectSchema.strict())

const FILE = 'redirects.json'

/** Finds redirects that hide a page, lead nowhere, or lead to another redirect. */
export function checkRedirects(redirects: readonly Redirect[], urls: ReadonlySet<string>): Issue[] {
  const whole = redirects.filter(({hash}) => hash === undefined)
  const sources = new Set(whole.map(({from}) => from))
  const seen = new Set<string>()
  return redirects.flatMap(({from, to, hash}, position) => {
    const key = from + (hash ?? '')
    const twice = seen.has(key)
    seen.add(key)
    const target = to.replace(/[?#].*$/, '')
    if (twice) return [issue(position, `${key} is redirected twice.`, 'Remove one of the two.')]
    if (hash === undefined && urls.has(from)) {
      return [issue(position, `${from} is a page, which the redirect would hide.`, 'Remove it.')]
    }
    if (!target.startsWith('/')) return []
    if (sources.has(target)) {
      return [issue(position, `${target} is redirected itself.`, 'Name the final url.')]
    }
    if (urls.has(target)) return []
    const near = nearest(target, urls)
    const hint = near === undefined ? 'Name a page that exists.' : `Did you mean ${near}?`
    return [issue(position, `There is no page ${target}.`, hint)]
  })
}

function issue(position: number, message: string, hint: string): Issue {
  const what = `Row ${position + 1}: ${message}`
  return {rule: 'bad-redirect', severity: 'error', file: FILE, line: 1, message: what, hint}
}
