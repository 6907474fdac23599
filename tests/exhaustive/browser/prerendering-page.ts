import {spawn} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {chromiumFlags, findChromium} from '../../browser/chromium.ts'
import {connectToDevtools, type DevtoolsPipe} from './devtools-pipe.ts'

/** A tab of a browser that prerenders, which Chromium does not do while Playwright follows a page. */
export interface PrerenderingPage {
  /** Evaluates an expression in the page that the tab shows; undefined if it was left meanwhile. */
  evaluate(expression: string): Promise<unknown>
  /** The same in the page that is prerendered; undefined if there is none. */
  evaluateHidden(expression: string): Promise<unknown>
  /** Moves the mouse there, and clicks if this is asked for. */
  point(at: {x: number; y: number}, click?: 'click'): Promise<void>
  close(): Promise<void>
}

/** Opens a URL in a browser of its own. */
export async function openPrerenderingPage(url: string): Promise<PrerenderingPage> {
  const {pipe, close} = await launch()
  const {shown, hidden} = await openTab(pipe)
  const evaluateIn = async (session: string | undefined, expression: string) => {
    if (session === undefined) return undefined
    const params = {expression, returnByValue: true}
    return (await pipe.send('Runtime.evaluate', params, session)).result?.value
  }
  await pipe.send('Page.navigate', {url}, shown())
  return {
    close,
    evaluate: expression => evaluateIn(shown(), expression),
    evaluateHidden: expression => evaluateIn(hidden(), expression),
    async point(at, click) {
      const session = shown()
      const move = (type: string, rest: object = {}) =>
        pipe.send('Input.dispatchMouseEvent', {...at, ...rest, type}, session)
      await move('mouseMoved')
      if (!click) return
      await move('mousePressed', {button: 'left', clickCount: 1})
      await move('mouseReleased', {button: 'left', clickCount: 1})
    },
  }
}

async function launch(): Promise<{pipe: DevtoolsPipe; close: () => Promise<void>}> {
  const profile = await mkdtemp(join(tmpdir(), 'prerendering-'))
  const browser = spawn(
    await findChromium(),
    [
      ...chromiumFlags,
      '--window-size=1440,900',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  )
  const [, , , input, output] = browser.stdio
  if (!(input instanceof Writable) || !(output instanceof Readable)) {
    throw new Error('The browser has no pipes')
  }
  return {
    pipe: connectToDevtools(input, output),
    async close() {
      const exited = new Promise(resolve => browser.once('exit', resolve))
      browser.kill('SIGKILL')
      await exited
      for (const stream of [input, output]) stream.destroy() // processes of pages still hold them
      await rm(profile, {recursive: true, force: true, maxRetries: 5})
    },
  }
}

/** Opens a tab, and follows the sessions of its pages: one is shown, another may be prerendered. */
async function openTab({send, listen}: DevtoolsPipe) {
  const {targetId} = await send('Target.createTarget', {url: 'about:blank', forTab: true})
  const {sessionId: tab} = await send('Target.attachToTarget', {targetId, flatten: true})
  const pages = new Map<string, boolean>()
  listen(({method, params, sessionId}) => {
    if (sessionId !== tab || !params) return
    const {targetInfo, sessionId: page} = params
    if (method === 'Target.detachedFromTarget') pages.delete(page)
    else if (targetInfo?.type === 'page') pages.set(page, targetInfo.subtype === 'prerender')
  })
  const options = {autoAttach: true, waitForDebuggerOnStart: false, flatten: true}
  await send('Target.setAutoAttach', options, tab)
  const find = (isPrerendered: boolean) =>
    [...pages].findLast(([, value]) => value === isPrerendered)?.[0]
  return {
    // Once a prerendered page is shown, it keeps its session, and the page before loses its own.
    shown: () => find(false) ?? find(true),
    hidden: () => find(true),
  }
}
