import type {TrustedScriptURL, TrustedTypesWindow} from 'trusted-types/lib/index.js'

declare global {
  interface Window {
    /** What the DOM of TypeScript does not have yet. */
    readonly trustedTypes?: TrustedTypesWindow['trustedTypes']
  }

  interface ServiceWorkerContainer {
    register(scriptURL: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>
  }
}
