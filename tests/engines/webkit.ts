import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {setImmediate} from 'node:timers/promises'
import {
  Builder,
  By,
  Capabilities,
  Key as Code,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import {findFreeAddress} from '../exhaustive/browser/hosts/start-server.ts'
import type {Engine, Key} from './engine.ts'

const codes = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  ArrowDown: Code.ARROW_DOWN,
  ArrowRight: Code.ARROW_RIGHT,
  '/': '/',
} as const satisfies Partial<Record<Key, string>>

/** Starts WebKitGTK's MiniBrowser by its driver, on a display that exists only in memory. */
export async function launchWebKit(path: string): Promise<Engine> {
  const display = await startDisplay()
  const {port} = new URL(await findFreeAddress())
  const server = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: display.name},
  })
  const driver = await connect(`http://127.0.0.1:${port}`)
  const capabilities = await driver.getCapabilities()
  return {
    version: String(capabilities.getBrowserVersion()),
    tab: {
      open: url => driver.get(url),
      back: () => driver.navigate().back(),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      click: async selector => {
        const element = await driver.findElement(By.css(selector))
        await driver.executeScript(scrollIntoView, element)
        await isLaidOut(driver)
        await driver.executeScript(scrollIntoView, element)
        await element.click()
      },
      async countRole(root, role) {
        const elements = await driver.executeScript<WebElement[]>(findShown, root)
        const roles = await Promise.all(elements.map(element => element.getAriaRole()))
        return roles.filter(found => found === role).length
      },
      press: key => pressKey(driver, key),
      type: text => driver.actions().sendKeys(text).perform(),
      resize: async (width, height) => {
        await driver.manage().window().setRect({width, height})
      },
    },
    close: async () => {
      await driver.quit()
      await end(server)
      await end(display.process)
    },
  }
}

/** The driver knows no role of an element that is not rendered. */
function findShown(root: string): Element[] {
  const all = document.querySelector(root)?.querySelectorAll('*') ?? []
  return [...all].filter(element => element.checkVisibility())
}

function scrollIntoView(element: Element): void {
  element.scrollIntoView({block: 'center', behavior: 'instant'})
}

async function pressKey(driver: WebDriver, key: Key): Promise<void> {
  const actions = driver.actions()
  if (key === 'Control+v') actions.keyDown(Code.CONTROL).sendKeys('v').keyUp(Code.CONTROL)
  else actions.sendKeys(codes[key])
  await actions.perform()
}

/** The server chooses the number of the display, and writes it when it is ready. */
async function startDisplay(): Promise<{name: string; process: ChildProcess}> {
  const screen = ['-screen', '0', '1600x1200x24']
  const server = spawn('Xvfb', ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({input: server.stdout})) {
    return {name: `:${line}`, process: server}
  }
  throw new Error('Xvfb did not start.')
}

/** The driver listens a moment after its start. */
async function connect(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({browserName: 'MiniBrowser'})
  const deadline = performance.now() + 180_000
  for (;;) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build()
    } catch (error) {
      const isStarting = error instanceof Error && error.message.includes('ECONNREFUSED')
      if (!isStarting || performance.now() > deadline) throw error
      await setImmediate()
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}

/** Resolves once the scroll has laid out what is below the view; without scripts, nothing does that. */
async function isLaidOut(driver: WebDriver): Promise<void> {
  const isPartly = () => document.documentElement.classList.contains('from-top')
  const isDone = async () => !(await driver.executeScript<boolean>(isPartly))
  await driver.wait(isDone, 2000).catch(() => undefined)
}
