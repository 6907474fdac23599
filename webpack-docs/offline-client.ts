import {createClient, type Client} from '#contract/client.ts'
import {addressOf, fetchFromPackage} from './package-files.ts'

/**
 * Creates a client that reads the files of this package instead of the site. The package has no
 * pages as JSON, no packs and no examples: a request for them is rejected with a `NotFoundError`.
 */
export function createOfflineClient(): Client {
  return createClient({baseUrl: addressOf('/'), fetch: fetchFromPackage})
}
