/** Trusted Types policy: its name can be used once per document, so all workers share this one. */
const policy = window.trustedTypes?.createPolicy('worker', {
  createScriptURL(url: string) {
    if (url !== '/sw.js' && !url.startsWith('/assets/')) throw new TypeError(`Not ours: ${url}`)
    return url
  },
})

/** Marks the URL of one of our workers as safe to run. */
export function trustWorker(url: string) {
  return policy?.createScriptURL(url) ?? url
}
