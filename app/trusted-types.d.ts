import type {TrustedScriptURL, TrustedTypesWindow} from 'trusted-types/lib/index.js'

declare global {
  interface Window {
    /** Missing in TypeScript's DOM types. */
    readonly trustedTypes?: TrustedTypesWindow['trustedTypes']
  }

  interface ServiceWorkerContainer {
    register(scriptURL: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>
  }
}
