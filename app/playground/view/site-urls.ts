import {createContext} from 'react'
import type {endpoints} from '#contract/endpoints.ts'

/** URLs of the files of the site that the playground reads. */
export type SiteUrls = Pick<typeof endpoints, 'example' | 'webpack'>

/**
 * The URLs are passed to the playground, which imports nothing that the app also loads: the bundler
 * would put it into one more file of the app.
 */
export const SiteUrlsContext = createContext<SiteUrls | undefined>(undefined)
