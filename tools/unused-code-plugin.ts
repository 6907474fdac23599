import type {Plugin} from 'esbuild'

/**
 * Parts of packages that this site never runs, and what stands in for them: the router's own links
 * (ours are plain, see `enhance/links.ts`), ky's reading of when to retry (it never does), its
 * progress of bodies and its naming of network errors, and the store of React before it had one.
 * `npm run bench` shows what that saves in the bytes of the entry.
 */
const unused: ReadonlyArray<[path: RegExp, substitute: string]> = [
  [
    /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null, composeHandlers = null',
  ],
  [
    /ky[\\/]distribution[\\/]core[\\/]retry-timing\.js$/,
    'export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined',
  ],
  [
    /ky[\\/]distribution[\\/]utils[\\/]body\.js$/,
    'export const getBodySize = () => 0, streamRequest = request => request, streamResponse = response => response',
  ],
  [/ky[\\/]distribution[\\/]utils[\\/]is-network-error\.js$/, 'export default () => false'],
  [
    /use-sync-external-store[\\/]shim[\\/]index\.js$/,
    "exports.useSyncExternalStore = require('react').useSyncExternalStore",
  ],
]

/** Leaves these parts out of a bundle. */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({onLoad}) {
    for (const [filter, contents] of unused) onLoad({filter}, () => ({contents}))
  },
}
