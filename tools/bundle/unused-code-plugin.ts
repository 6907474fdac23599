import type {Plugin} from 'esbuild'

/**
 * Parts of packages that this site never runs, and what stands in for them: the router's own links
 * (ours are plain, see `enhance/links.ts`), its base path (a site is the root of a host) and its
 * reading of queries (see `router.ts`); ky's reading of when to retry (it never does), its merging
 * of options of many kinds, its progress of bodies and errors that nobody throws or asks for here;
 * the store of React before it had one.
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
    /ky[\\/]distribution[\\/]utils[\\/]merge\.js$/,
    'export const validateAndMerge = (...all) => Object.assign({}, ...all), mergeHeaders = () => new Headers(), mergeHooks = () => ({init: [], beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: []}), cloneShallow = value => value, deletedParametersSymbol = Symbol(), replaceOption = value => value',
  ],
  [
    /ky[\\/]distribution[\\/]utils[\\/]normalize\.js$/,
    'export const normalizeRequestMethod = method => method.toUpperCase(), normalizeRetryOptions = () => ({limit: 0, methods: [], statusCodes: [], afterStatusCodes: []})',
  ],
  [
    /ky[\\/]distribution[\\/]utils[\\/]body\.js$/,
    'export const getBodySize = () => 0, streamRequest = request => request, streamResponse = response => response',
  ],
  [/ky[\\/]distribution[\\/]utils[\\/]is-network-error\.js$/, 'export default () => false'],
  [
    /ky[\\/]distribution[\\/]errors[\\/](?:ForceRetry|SchemaValidation|Non)Error\.js$/,
    'export class ForceRetryError extends Error {} export class SchemaValidationError extends Error {} export class NonError extends Error {}',
  ],
  [
    /@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]rewrite\.js$/,
    'export const composeRewrites = () => undefined, rewriteBasepath = () => undefined, executeRewriteInput = (rewrite, url) => url, executeRewriteOutput = (rewrite, url) => url',
  ],
  [
    /@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/,
    'export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined',
  ],
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
