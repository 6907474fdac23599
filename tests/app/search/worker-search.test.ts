import {describe, expect, test} from 'vitest'
import type {SearchAnswer, SearchRequest} from '../../../app/search/worker-messages.ts'
import {createWorkerSearch} from '../../../app/search/worker-search.ts'
import {hitAt} from './hits.ts'

class TestWorker extends EventTarget {
  readonly requests: SearchRequest[] = []

  postMessage(request: SearchRequest): void {
    this.requests.push(request)
  }

  answer(data: SearchAnswer): void {
    this.dispatchEvent(new MessageEvent('message', {data}))
  }
}

const loadEngine = () => Promise.resolve({search: () => Promise.resolve([hitAt('/engine/')])})

function createSearch() {
  const worker = new TestWorker()
  return {worker, search: createWorkerSearch({startWorker: () => worker, loadEngine})}
}

describe('createWorkerSearch', () => {
  test('gives requests that were overtaken the answer of the one that overtook them', async () => {
    const {worker, search} = createSearch()
    const answers = Promise.all(['o', 'ou', 'out'].map(query => search.search(query)))
    worker.answer({id: 3, hits: [hitAt('/out/')]})
    worker.answer({id: 2, hits: [hitAt('/late/')]})
    expect((await answers).map(hits => hits[0]?.url)).toEqual(['/out/', '/out/', '/out/'])
  })

  test('rejects with the error of the worker, and asks it the next time', async () => {
    const {worker, search} = createSearch()
    const answer = search.search('output')
    worker.answer({id: 1, error: 'Error: 500'})
    await expect(answer).rejects.toThrow('Error: 500')
    const next = search.search('output')
    worker.answer({id: 2, hits: []})
    expect(await next).toEqual([])
  })

  test('searches here once the worker is lost, what was asked before as well', async () => {
    const {worker, search} = createSearch()
    const answer = search.search('output')
    worker.dispatchEvent(new Event('error'))
    expect(await answer).toEqual([hitAt('/engine/')])
    expect(await search.search('next')).toEqual([hitAt('/engine/')])
    expect(worker.requests).toHaveLength(1)
  })

  test('searches here where no worker can be started, and loads the engine again if that failed', async () => {
    let loads = 0
    const search = createWorkerSearch({
      startWorker() {
        throw new Error('Forbidden')
      },
      loadEngine() {
        loads++
        return loads === 1 ? Promise.reject(new Error('Missing')) : loadEngine()
      },
    })
    await expect(search.search('output')).rejects.toThrow('Missing')
    expect(await search.search('output')).toEqual([hitAt('/engine/')])
    expect(loads).toBe(2)
  })
})
