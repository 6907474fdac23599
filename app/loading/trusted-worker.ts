/**
 * Marks the URL of a worker of this site as safe to run. Each worker has its own Trusted Types
 * policy, whose name must be in the site's content security policy and can be used once per
 * document.
 */
export function trustWorker(policyName: 'search-worker' | 'service-worker', url: string) {
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL(given: string) {
      if (given !== url) throw new TypeError(`Not the URL of the worker: ${given}`)
      return given
    },
  })
  return policy?.createScriptURL(url) ?? url
}
