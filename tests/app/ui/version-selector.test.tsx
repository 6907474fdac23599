import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Version} from '#contract/nav.ts'
import {VersionSelector} from '../../../app/ui/version-selector.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => root.unmount())

function show(...titles: string[]): void {
  const versions: Version[] = titles.map(title => ({title, url: 'https://example.org'}))
  flushSync(() => root.render(<VersionSelector versions={versions} />))
}

describe('VersionSelector', () => {
  test('is not there where there is nothing to choose', () => {
    show('webpack 5')
    expect(document.body.innerHTML).toBe('')
  })

  test('is on its way nowhere when the same versions have been read again', () => {
    show('webpack 5', 'webpack 4')
    show('webpack 5', 'webpack 4')
    expect(document.querySelector('select')?.value).toBe('webpack 5')
    expect(document.querySelector('[role="status"]')?.textContent).toBe('')
  })
})
