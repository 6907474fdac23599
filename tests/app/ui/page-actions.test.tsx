import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {PageActions} from '../../../app/ui/page-actions.tsx'

const rest = {markdown: '/a/index.md', editUrl: undefined, repo: undefined, samples: undefined}

/** The link to all pages of the section on one page. */
function sectionLink(printUrl: string | undefined): Element | undefined {
  document.body.innerHTML = renderToStaticMarkup(<PageActions {...rest} printUrl={printUrl} />)
  const links = [...document.querySelectorAll('a')]
  return links.find(({textContent}) => textContent.includes('Print Section'))
}

function textOf(samples: {checked: number; webpackVersion: string} | undefined): string {
  document.body.innerHTML = renderToStaticMarkup(
    <PageActions {...rest} samples={samples} printUrl={undefined} />,
  )
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

  test('opens all pages of a section that can be printed in a new tab', () => {
    const link = sectionLink('/api/printable/')
    expect(link?.getAttribute('href')).toBe('/api/printable/')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(sectionLink(undefined)).toBe(undefined)
  })
})
