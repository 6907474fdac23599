import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from '../../browser/browser.ts'
import {openProject} from '../../browser/playground.ts'

const site = useSite()

/** What no project may read or reach. */
const SECRET = 'the secret of this site'

/** The page of the playground, after its first build. */
async function start(): Promise<OpenPage> {
  const page = await site.start('/playground/')
  await page.evaluate(secret => localStorage.setItem('secret', secret), SECRET)
  await page.getByTestId('playground-run').click()
  await answer(page, BUILT)
  return page
}

let lastProject = 0

function open(page: OpenPage, config: string, code = ''): Promise<void> {
  const files = new Map([['src/index.js', code]])
  return openProject(page, {config, files}, `project ${++lastProject}`)
}

async function answer(page: OpenPage, expected: RegExp): Promise<void> {
  const shown = page.getByRole('region', {name: /^(?:Result|Details)$/})
  await expect.poll(async () => (await shown.allInnerTexts()).join('\n')).toMatch(expected)
}

const BUILT = /Built in \d+ ms/
const plain = 'module.exports = {mode: "none", devtool: false}\n'

function configThat(code: string): string {
  return `${code}\n${plain}`
}

describe('the configuration of a hostile project', () => {
  const kinds = [
    ['exits', 'process.exit(1)', /called process\.exit\(1\)/],
    ['throws nothing', 'throw undefined', /The project threw undefined/],
    ['throws what has no text', 'throw Object.create(null)', /threw a value that has no message/],
    [
      'throws what throws when it is read',
      'throw {toString() { throw this }}',
      /threw a value that has no message/,
    ],
    ['starts a program', 'require("child_process").execSync("ls")', /has no child_process/],
    ['reads the disk', 'require("fs").readFileSync("/etc/passwd")', /ENOENT/],
    [
      'asks the site',
      'module.exports = () => fetch("https://localhost/hostile")',
      /Failed to fetch/,
    ],
    [
      'fails in a timer',
      'module.exports = () => new Promise(() => setTimeout(() => { throw new Error("too late") }))',
      /too late/,
    ],
    ['finds no storage', 'localStorage.getItem("secret")', /localStorage is not defined/],
    ['finds no document', 'document.cookie', /document is not defined/],
    ['answers by itself', 'postMessage({type: "done", id: 1})', /postMessage is not defined/],
    [
      'loads a script',
      'importScripts("https://localhost/hostile.js")',
      /importScripts|NetworkError|failed to load/i,
    ],
    ['has a syntax error', 'const = 1', /webpack\.config\.js: Unexpected token/],
  ] as const

  test(`ends in a message if it ${list(kinds)}`, async () => {
    const page = await start()
    for (const [, code, expected] of kinds) {
      await open(page, code)
      await answer(page, expected)
      expect(await page.locator('main').innerText()).not.toContain(SECRET)
    }
  })

  test('that changes what webpack uses spoils no build after its own', async () => {
    const page = await start()
    await open(
      page,
      configThat(
        'Array.prototype.map = () => []; Object.prototype.polluted = true; Map.prototype.get = () => 1',
      ),
      'console.log(1)\n',
    )
    await answer(page, /The project changed objects|problem|Built in/)
    await open(page, plain, 'console.log({}.polluted, [1].map(String).length)\n')
    await answer(page, BUILT)
  })

  test('that never ends is stopped by the reader, or by its time', async () => {
    const page = await start()
    await open(page, configThat('for (;;);'), '')
    await page.getByRole('button', {name: 'Stop'}).click()
    await answer(page, /The build was stopped/)
    await open(page, configThat('while (true) {}'), '')
    await answer(page, /did not finish within \d+ seconds/)
    await open(page, plain, 'console.log("after the endless ones")\n')
    await answer(page, BUILT)
  })

  test('that fills the memory ends in a message', async ({skip}) => {
    const page = await start()
    const session = await page.context().newCDPSession(page)
    const {targetInfos} = await session.send('Target.getTargets')
    const isIsolated = targetInfos.some(({type}) => type === 'iframe')
    skip(!isIsolated, 'This browser has no process of their own for sandboxed frames.')
    await open(page, 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))')
    // The driver takes the end of a frame for that of the page, which goes on.
    const expression = 'document.querySelector("[aria-label=Result] [role=status]").textContent'
    const read = async () => (await session.send('Runtime.evaluate', {expression})).result.value
    await expect.poll(read).toMatch(/memory was full|did not finish within/)
  })

  test('that emits 20 MB is built, and its files are cut', async () => {
    const page = await start()
    const plugin =
      '{apply: c => c.hooks.emit.tap("x", n => n.emitAsset("big.txt", new c.webpack.sources.RawSource("x".repeat(2e7))))}'
    await open(page, `module.exports = {mode: "none", plugins: [${plugin}]}\n`, '')
    await answer(page, /Built in \d+ ms: 2 files, 20\.0 MB/)
  })
})

describe('the bundle of a hostile project', () => {
  const kinds = [
    ['never ends', 'for (;;);', /stopped: it ran for 3 seconds/],
    [
      'never ends in microtasks',
      '(function next() { Promise.resolve().then(next) })()',
      /stopped: it ran/,
    ],
    [
      'calls itself without end',
      'const f = () => { f() }; try { f() } finally { console.log("ended") }',
      /Maximum call stack|ended/,
    ],
    ['reads the storage', 'console.log("secret", localStorage.getItem("secret"))', /secret null/],
    ['reads cookies', 'document.cookie', /sandboxed|insecure|denied/i],
    ['reads the page', 'parent.document.body', /Blocked a frame|cross-origin|denied/i],
    [
      'leads the reader away',
      'try { top.location.href = "https://localhost/hostile" } catch (error) { console.log("refused", error.name) }',
      /refused SecurityError/,
    ],
    ['opens a window', 'console.log("opened", open("https://localhost/hostile"))', /opened null/],
    [
      'asks the site',
      'fetch("/hostile-data.json").catch(() => console.log("no answer"))',
      /no answer/,
    ],
    [
      'loads an image',
      'const i = new Image(); i.onerror = () => console.log("not loaded"); i.src = "/hostile-pixel.png"; document.body.append(i)',
      /not loaded/,
    ],
    [
      'floods the console',
      'for (let i = 0; i < 5000; i++) console.log("line", i); console.log(1)',
      /line 999/,
    ],
    [
      'forges messages to the page',
      'parent.postMessage({type: "frame"}, "*"); for (const line of [null, 1, {level: "log"}, {text: {}}]) parent.postMessage({type: "console", line}, "*"); parent.postMessage(null, "*"); parent.postMessage({type: "stopped", reason: {}}, "*"); parent.postMessage({type: "console", line: {level: "log", text: "<img src=x onerror=alert(1)>"}}, "*")',
      /<img src=x/,
    ],
  ] as const

  test(`reaches nothing if it ${list(kinds)}`, async () => {
    const page = await start()
    const asked: string[] = []
    site.intercept = ({url = ''}) => {
      if (url.includes('hostile')) asked.push(url)
      return false
    }
    for (const [, code, expected] of kinds) {
      await open(page, plain, `${code}\n`)
      await answer(page, BUILT)
      await page.getByRole('tab', {name: 'Run', exact: true}).click()
      await answer(page, expected)
    }
    expect(asked).toEqual([])
    page.errors.length = 0 // what the policies refused
  })
})

function list(kinds: ReadonlyArray<readonly [name: string, ...unknown[]]>): string {
  return kinds.map(([name]) => name).join(', ')
}
