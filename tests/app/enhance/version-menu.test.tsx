import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForVersions} from '../../../app/enhance/version-menu.ts'
import {VersionSelector} from '../../../app/ui/version-selector.tsx'

const versions = [
  {title: 'webpack 5', url: 'https://five.example.org'},
  {title: 'webpack 4', url: 'https://four.example.org'},
]

listenForVersions(document)

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<VersionSelector versions={versions} />)
})
afterEach(() => vi.restoreAllMocks())

function choose(index: number): void {
  const select = document.querySelector('select')
  if (!select) throw new Error('There is no choice of versions')
  select.selectedIndex = index
  select.dispatchEvent(new Event('change', {bubbles: true}))
}

function shown() {
  const {value} = document.querySelector('select') ?? {}
  return {value, status: document.querySelector('[role="status"]')?.textContent}
}

describe('the choice of a version', () => {
  test('is not there where there is nothing to choose', () => {
    expect(renderToStaticMarkup(<VersionSelector versions={versions.slice(0, 1)} />)).toBe('')
  })

  test('opens the same place in its documentation, and says so', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    window.history.replaceState(null, '', '/concepts/?query#hash')
    choose(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://four.example.org/concepts/?query#hash')
    expect(shown()).toEqual({value: 'webpack 4', status: 'Opening webpack 4…'})
  })

  test('opens no other site at a path that looks like one', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    window.history.replaceState(null, '', `${location.origin}//evil.example/?query`)
    choose(1)
    expect(assign).toHaveBeenLastCalledWith('https://four.example.org//evil.example/?query')
  })

  test('opens nothing if it is the version that is shown', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    choose(0)
    expect(assign).not.toHaveBeenCalled()
  })

  test('is taken back when the page comes back from the memory of the browser', () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    choose(1)
    window.dispatchEvent(new Event('pageshow'))
    expect(shown()).toEqual({value: 'webpack 5', status: ''})
  })
})
