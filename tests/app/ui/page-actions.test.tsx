import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {PageActions} from '../../../app/ui/page-actions.tsx'

function textOf(samples: {checked: number; webpackVersion: string} | undefined): string {
  const rest = {markdown: '/a/index.md', editUrl: undefined, repo: undefined, printUrl: undefined}
  document.body.innerHTML = renderToStaticMarkup(<PageActions {...rest} samples={samples} />)
  return document.body.textContent
}

describe('PageActions', () => {
  test('says with which webpack the samples of the page were checked', () => {
    const text = textOf({checked: 3, webpackVersion: '5.112.2'})
    expect(text).toContain('Samples checked with webpack 5.112.2')
  })

  test('says nothing of samples where there are none to check', () => {
    expect(textOf(undefined)).not.toContain('Samples')
  })
})
