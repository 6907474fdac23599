import {act} from 'react'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {Contributors} from '../../../app/ui/contributors.tsx'
import {attributes, find, findAll, texts, useRoot} from '../dom.ts'
import {useView} from '../view.ts'

const view = useView()
const render = useRoot()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
})
afterEach(() => void vi.useRealTimers())

/** Shows the grid out of view, and waits for its first look at whether it is in view. */
async function show(...names: string[]): Promise<void> {
  act(() => render(<Contributors names={names} />))
  await pass(300)
}

/** Milliseconds that pass, and all that comes of it. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** Whether each image is shown, and no longer the person that is drawn below it. */
function images(): boolean[] {
  return findAll('li img').map(({className}) => className === '')
}

describe('the contributors of a page', () => {
  test.each([
    [['one'], '1 Contributor'],
    [['one', 'two-2'], '2 Contributors'],
  ])('are counted, and credited for earlier versions: %j', async (names, heading) => {
    await show(...names)
    expect(texts('h2')).toEqual([heading])
    expect(findAll('li')).toHaveLength(names.length)
    expect(texts('section > p')).toEqual(['They worked on earlier versions of this page.'])
  })

  test('have their images requested for a reader who stays for 300 ms, not for one who passes by', async () => {
    await show('one', 'two-2')
    view.show(find('section'))
    await pass(299)
    view.hide(find('section'))
    await pass(1000)
    view.show(find('section'))
    await pass(299)
    expect(images()).toEqual([])
    await pass(1)
    expect(images()).toEqual([false, false])
  })
})

test.each([
  ['an image once it has loaded', 'load', [true], ''],
  ['its name if the image cannot be loaded', 'error', [], 'two-2'],
])('a contributor is a link to the profile with %s', async (_, event, shown, text) => {
  await show('two-2')
  const {href, title, textContent} = find<HTMLAnchorElement>('li a')
  expect({href, title, textContent}).toEqual({
    href: 'https://github.com/two-2',
    title: 'two-2',
    textContent: 'two-2',
  })
  view.show(find('section'))
  await pass(300)
  const {src, alt, width, height} = find<HTMLImageElement>('img')
  expect([src, alt]).toEqual(['https://github.com/two-2.png?size=90', 'two-2'])
  expect([width, height]).toEqual([45, 45])
  expect(texts('li a')).toEqual([''])
  act(() => void find('img').dispatchEvent(new Event(event)))
  expect(images()).toEqual(shown)
  expect(texts('li a')).toEqual([text])
  expect(attributes('title', 'li a')).toEqual(['two-2'])
})
