import {describe, expect, test} from 'vitest'
import {readRelease} from '../../../app/service-worker/read-document-release.ts'

/** An answer that comes in pieces; `read` counts those that were asked for. */
function answerOf(pieces: readonly string[]) {
  const state = {read: 0}
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[state.read++]
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    },
    {highWaterMark: 0},
  )
  return {response: new Response(body), state}
}

describe('readRelease', () => {
  test('finds the main script, also where a piece ends within it', async () => {
    const pieces = ['<!doctype html><script data-ma', 'in="/assets/ma', 'in-A.js"></script>']
    expect(await readRelease(answerOf(pieces).response)).toBe('/assets/main-A.js')
  })

  const rest = Array.from({length: 1000}, () => 'text '.repeat(100))

  test('reads no further than it has to', async () => {
    const {response, state} = answerOf(['<script data-main="/assets/main-A.js">', ...rest])
    expect(await readRelease(response)).toBe('/assets/main-A.js')
    expect(state.read).toBeLessThan(20)
  })

  test('gives up on a document of others after its beginning', async () => {
    const {response, state} = answerOf(rest)
    expect(await readRelease(response)).toBeUndefined()
    expect(state.read).toBeLessThan(40)
  })

  test.each([[[]], [['<p>Short</p>']]])('finds nothing in %j', async pieces => {
    expect(await readRelease(answerOf(pieces).response)).toBeUndefined()
  })
})
