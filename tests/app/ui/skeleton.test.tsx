import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {Skeleton} from '../../../app/ui/skeleton.tsx'

function show(title?: string): void {
  document.body.innerHTML = renderToStaticMarkup(<Skeleton title={title} />)
}

describe('Skeleton', () => {
  test('has the title of the page above the bars, if it is known, and says that it is loading', () => {
    show('Output')
    expect(document.querySelector('h1')?.textContent).toBe('Output')
    expect(document.querySelector('p')?.textContent).toBe('Loading…')
    show()
    expect(document.querySelector('h1')).toBe(null)
    expect(document.querySelector('p')?.textContent).toBe('Loading…')
  })
})
