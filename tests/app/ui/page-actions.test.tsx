import type {ComponentProps} from 'react'
import {describe, expect, test} from 'vitest'
import {PageActions} from '../../../app/ui/page-actions.tsx'
import {showStatic, texts} from '../dom.ts'

function show(more: Partial<ComponentProps<typeof PageActions>>): void {
  const none = {editUrl: undefined, repo: undefined, samples: undefined, printUrl: undefined}
  showStatic(<PageActions markdown="/a/index.md" {...none} {...more} />)
}

describe('PageActions', () => {
  test('says with which webpack the samples of the page were checked, if there are any', () => {
    show({samples: {checked: 3, webpackVersion: '5.112.2'}})
    expect(document.body.textContent).toContain('Samples checked with webpack 5.112.2')
    show({})
    expect(document.body.textContent).not.toContain('Samples')
  })

  test('are for the page, then for its Markdown', () => {
    show({editUrl: '/edit', repo: '/repository', printUrl: '/api/printable/'})
    const [ofPage, ofMarkdown] = ['ul:first-child span', 'ul:last-child span'].map(texts)
    expect(ofPage).toEqual([
      'Edit this page',
      'Print this page',
      'Print Section',
      'Jump to repository',
    ])
    expect(ofMarkdown).toEqual(['Copy page as Markdown', 'View as Markdown'])
  })

  test('opens all pages of a section that can be printed in a new tab', () => {
    const selector = 'a[href="/api/printable/"][target="_blank"]'
    show({printUrl: '/api/printable/'})
    expect(texts(selector)).toEqual([expect.stringContaining('Print Section')])
    show({})
    expect(document.body.textContent).not.toContain('Print Section')
  })
})
