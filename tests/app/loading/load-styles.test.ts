import type {RequestListener} from 'node:http'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {loadStyles} from '../../../app/loading/load-styles.ts'
import {serveUntilEnd} from '../../tools/serve-until-end.ts'

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

/** The URL of styles at a real server that answers in this way. */
async function stylesOf(answer: RequestListener): Promise<string> {
  const url = await serveUntilEnd((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    answer(request, response)
  })
  return `${url}/part.css`
}

function links(): Array<string | null> {
  return [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'))
}

const styles: RequestListener = (_, response) =>
  void response.writeHead(200, {'Content-Type': 'text/css'}).end('a{color:red}')

describe('styles of a part of the app', () => {
  test('are added to the document once, and apply when the promise resolves', async () => {
    let asked = 0
    const href = await stylesOf((request, response) => {
      asked++
      styles(request, response)
    })
    await Promise.all([loadStyles(href), loadStyles(href)])
    expect(document.styleSheets[0]?.cssRules[0]?.cssText).toContain('color: red')
    await loadStyles(href)
    expect(links()).toEqual([href])
    expect(asked).toBe(1)
  })

  test('fail with the code of a failed stylesheet, leave no link, and are tried again when they are asked for again', async () => {
    const answers: RequestListener[] = [(_, response) => void response.writeHead(404).end(), styles]
    const href = await stylesOf((request, response) => answers.shift()?.(request, response))
    await expect(loadStyles(href)).rejects.toMatchObject({
      name: 'StyleLoadError',
      code: 'CSS_CHUNK_LOAD_FAILED',
      message: `Loading CSS chunk ${href} failed`,
    })
    expect(links()).toEqual([])
    await loadStyles(href)
    expect(links()).toEqual([href])
    expect(answers).toEqual([])
  })
})
