import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, expect, test} from 'vitest'
import {readStored} from '../../../app/enhance/storage.ts'
import {listenForThemeToggle} from '../../../app/enhance/theme.ts'
import {ThemeToggle} from '../../../app/ui/theme-toggle.tsx'

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<ThemeToggle />)
})

test('the button chooses dark, the setting of the device, and light, and the choice is stored', () => {
  listenForThemeToggle(document)
  const seen = [0, 1, 2].map(() => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    const {className, dataset} = document.documentElement
    return [className, readStored('theme'), dataset['theme']]
  })
  expect(seen).toEqual([
    ['dark', 'dark', 'dark'],
    ['', 'system', 'light'],
    ['', 'light', 'light'],
  ])
})
