import type {ComponentProps} from 'react'
import {expect, test} from 'vitest'
import {PageActions} from '../../../app/ui/page-actions.tsx'
import {showStatic} from '../dom.ts'

function show(more: Partial<ComponentProps<typeof PageActions>>): void {
  const none = {editUrl: undefined, repo: undefined, samples: undefined, printUrl: undefined}
  showStatic(<PageActions markdown="/a/index.md" {...none} {...more} />)
}

test('the actions of a page say with which webpack the samples of the page were checked, if there are any', () => {
  show({samples: {checked: 3, webpackVersion: '5.112.2'}})
  expect(document.body.textContent).toContain('Samples checked with webpack 5.112.2')
  show({})
  expect(document.body.textContent).not.toContain('Samples')
})
