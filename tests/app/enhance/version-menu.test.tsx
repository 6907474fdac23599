import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {listenForVersions} from '../../../app/enhance/version-menu.ts'
import {find, showStatic} from '../dom.ts'
import {VersionSelector} from '../../../app/ui/version-selector.tsx'

const versions = [
  {title: 'webpack 5', url: 'https://five.example.org'},
  {title: 'webpack 4', url: 'https://four.example.org'},
]

listenForVersions(document)

beforeEach(() => showStatic(<VersionSelector versions={versions} />))
afterEach(() => vi.restoreAllMocks())

/** Chooses a version; returns the stand-in for what opens a page. */
function choose(index: number) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const select = find<HTMLSelectElement>('select')
  select.selectedIndex = index
  select.dispatchEvent(new Event('change', {bubbles: true}))
  return assign
}

function shown() {
  const {value} = find<HTMLSelectElement>('select')
  return {value, status: find('[role="status"]').textContent}
}

describe('the choice of a version', () => {
  test('is not there where there is nothing to choose', () => {
    expect(renderToStaticMarkup(<VersionSelector versions={versions.slice(0, 1)} />)).toBe('')
  })

  test('opens the same place in its documentation, and says so', () => {
    window.history.replaceState(null, '', '/concepts/?query#hash')
    const url = 'https://four.example.org/concepts/?query#hash'
    expect(choose(1)).toHaveBeenCalledExactlyOnceWith(url)
    expect(shown()).toEqual({value: 'webpack 4', status: 'Opening webpack 4…'})
  })

  test('opens no other site at a path that looks like one', () => {
    window.history.replaceState(null, '', `${location.origin}//evil.example/?query`)
    expect(choose(1)).toHaveBeenLastCalledWith('https://four.example.org//evil.example/?query')
  })

  test('opens nothing if it is the version that is shown', () => {
    expect(choose(0)).not.toHaveBeenCalled()
  })

  test('is taken back when the page comes back from the memory of the browser', () => {
    choose(1)
    window.dispatchEvent(new Event('pageshow'))
    expect(shown()).toEqual({value: 'webpack 5', status: ''})
  })
})
