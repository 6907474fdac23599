import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {Icon} from '../../../app/ui/icon.tsx'
import {MenuPanel} from '../../../app/ui/menu-panel.tsx'
import {VersionSelector} from '../../../app/ui/version-selector.tsx'
import {nav} from '../small-nav.ts'

let root: Root
/** Calls made by the panel. */
let asked: boolean[]

beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><main></main><div id="root"></div>'
  const element = document.querySelector('#root')
  if (element) root = createRoot(element)
  asked = []
})
afterEach(() => root.unmount())

const setOpen = (isOpen: boolean) => {
  asked.push(isOpen)
}

function show(pathname: string, isOpen = true): void {
  const versions = <VersionSelector versions={nav.versions} />
  const props = {nav, pathname, Icon, versions, isOpen, setOpen}
  flushSync(() => root.render(<MenuPanel {...props} />))
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#AppMenu ${selector}`)]
}

function texts(selector: string): string[] {
  return all(selector).map(element => element.textContent)
}

function press(label: string): void {
  flushSync(() => all(`button[aria-label="${label}"]`)[0]?.click())
}

describe('the menu', () => {
  test('lists every section, and the pages of the section that is shown', () => {
    show('/configuration/output/')
    const toggles = all('nav button').map(
      toggle => `${toggle.getAttribute('aria-label')} ${toggle.getAttribute('aria-expanded')}`,
    )
    expect(toggles).toEqual([
      'Pages of The guides false',
      'Pages of The concepts false',
      'Pages of The configuration true',
      'Pages of The loaders false',
      'Pages of The plugins false',
      'Pages of The api false',
      'Pages of The errors false',
      'Pages of The migrate false',
      'Pages of The extend false',
      'Pages of The contribute false',
      'Pages of The blog false',
    ])
    expect(texts('nav a')).toEqual([
      'Home',
      'The api',
      'The blog',
      'The concepts',
      'The configuration',
      'The configuration',
      'Mode',
      'Plain',
      'Output',
      'Target',
      'Stats',
      'The contribute',
      'The errors',
      'The guides',
      'The loaders',
      'The migrate',
      'The plugins',
      'Awesome webpack',
      'Branding',
      'Comparison',
      'Glossary',
      'License',
    ])
  })

  test('marks the page that is shown, and its section', () => {
    const marked = () =>
      all('a[aria-current]').map(link => [link.textContent, link.getAttribute('aria-current')])
    show('/configuration/output/')
    expect(marked()).toEqual([
      ['The configuration', 'true'],
      ['Output', 'page'],
    ])
    show('/')
    expect(marked()).toEqual([['Home', 'page']])
    show('/license/')
    expect(marked()).toEqual([['License', 'page']])
  })

  test('shows and hides the pages of any section with its toggle', () => {
    show('/configuration/output/')
    press('Pages of The blog')
    expect(texts('nav a')).toContain('First')
    press('Pages of The configuration')
    expect(texts('nav a')).not.toContain('Output')
    expect(asked, 'how often it opened or closed').toEqual([])
  })

  test('begins with the versions and the button that closes it', () => {
    show('/configuration/output/')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close the menu')
    const [versions, own, close] = all(':is(select, button)')
    expect(versions?.getAttribute('aria-label')).toMatch(/^Version/)
    expect(own?.textContent).toBe('My version')
    expect(close?.getAttribute('aria-label')).toBe('Close the menu')
    press('Close the menu')
    expect(asked).toEqual([false])
  })

  test('ends with the links to other sites', () => {
    show('/')
    expect(texts('> ul a')).toEqual(nav.external.map(({title}) => title))
  })

  test('asks to be closed by Escape, and by no other key', () => {
    show('/')
    for (const key of ['a', 'Enter', 'Escape']) {
      document.dispatchEvent(new KeyboardEvent('keydown', {key}))
      expect({key, asked}).toEqual({key, asked: key === 'Escape' ? [false] : []})
    }
  })

  test('asks to be closed by a click on a link or outside the menu, not by one between links', () => {
    show('/')
    all('nav')[0]?.click()
    expect(asked, 'a click between links').toEqual([])
    document.querySelector<HTMLElement>('#AppMenu')?.parentElement?.click()
    expect(asked, 'a click beside the menu').toEqual([false])
    const [link] = all('a[href="/license/"]')
    link?.addEventListener('click', event => event.preventDefault())
    link?.click()
    expect(asked, 'a click on a link').toEqual([false, false])
  })

  test('makes the page around it inert while it is open', () => {
    const inert = () => [...document.querySelectorAll('[inert]')].map(element => element.localName)
    show('/', false)
    expect(inert()).toEqual(['div']) // the panel itself
    show('/')
    expect(inert()).toEqual(['button', 'main'])
    show('/', false)
    expect(inert()).toEqual(['div'])
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('gives the focus back to where it was when it closes', () => {
    const button = document.querySelector('button')
    button?.focus()
    show('/')
    expect(document.activeElement).not.toBe(button)
    show('/', false)
    expect(document.activeElement).toBe(button)
  })
})
