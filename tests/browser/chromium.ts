import {browserKinds, findBrowser} from './find-browser.ts'

/** Flags that keep Chromium from asking anybody for anything. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium. Throws with what to do if there is none. */
export async function findChromium(): Promise<string> {
  const search = await findBrowser(browserKinds.chromium)
  if ('problem' in search) throw new Error(search.problem)
  return search.path
}
