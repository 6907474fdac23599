import {chromium} from 'playwright-core'
const b = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox']})
for (const width of [390, 1440])
  for (const path of [
    '/configuration/output/#outputpath',
    '/concepts/entry-points/#several-entries',
    '/plugins/html-webpack-plugin/#options',
    '/guides/tree-shaking/#mark-modules-without-side-effects',
  ]) {
    let started = 0,
      reqs = 0
    for (let i = 0; i < 4; i++) {
      const c = await b.newContext({viewport: {width, height: 800}, serviceWorkers: 'block'})
      const p = await c.newPage()
      p.on('request', () => reqs++)
      const cdp = await c.newCDPSession(p)
      await cdp.send('Emulation.setCPUThrottlingRate', {rate: 4})
      await p.goto(`http://localhost:8131${path}`, {waitUntil: 'load'})
      await p.waitForTimeout(2500)
      if (await p.evaluate(() => document.documentElement.classList.contains('started'))) started++
      await c.close()
    }
    console.log(width, path, 'started', started, 'requests', reqs / 4)
  }
await b.close()
