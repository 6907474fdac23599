/** A document can take the name of a policy once: whoever starts a worker shares it. */
const policy = window.trustedTypes?.createPolicy('worker', {
  createScriptURL(url: string) {
    if (url !== '/sw.js' && !url.startsWith('/assets/')) throw new TypeError(`Not ours: ${url}`)
    return url
  },
})

/** Marks the url of a worker of ours as one that may be run. */
export function trustWorker(url: string) {
  return policy?.createScriptURL(url) ?? url
}
