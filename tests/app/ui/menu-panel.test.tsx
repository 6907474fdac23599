import {beforeEach, describe, expect, test} from 'vitest'
import {Icon} from '../../../app/ui/icon.tsx'
import {MenuPanel} from '../../../app/ui/menu-panel.tsx'
import {VersionSelector} from '../../../app/ui/version-selector.tsx'
import {attributes, find, links, texts, useRoot} from '../dom.ts'
import {nav} from '../small-nav.ts'

const render = useRoot()

/** Calls made by the panel. */
let asked: boolean[]

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<button>Menu</button><main></main>')
  asked = []
})

function show(pathname: string, isOpen = true): void {
  const versions = <VersionSelector versions={nav.versions} />
  const setOpen = (value: boolean) => void asked.push(value)
  render(<MenuPanel {...{nav, pathname, Icon, versions, isOpen, setOpen}} />)
}

describe('the menu', () => {
  test('lists every section, the pages of the section that is shown, and other sites', () => {
    show('/configuration/output/')
    const sections = nav.sections.map(({title}) => title)
    const toggles = '#AppMenu nav button'
    expect(attributes('aria-label', toggles)).toEqual(sections.map(title => `Pages of ${title}`))
    expect(attributes('aria-expanded', toggles)).toEqual(
      sections.map(title => `${title === 'The configuration'}`),
    )
    const pages = [
      'The configuration',
      'Mode',
      'Plain',
      'Output',
      'Target',
      'Stats',
      'Use Options ↗',
    ]
    const tools = nav.tools?.map(({title}) => title) ?? []
    const others = ['Awesome webpack', 'Branding', 'Comparison', 'Coverage', 'License']
    const inSections = sections.flatMap(title =>
      title === 'The configuration' ? [title, ...pages] : [title],
    )
    expect(texts('#AppMenu nav a')).toEqual(['Home', ...inSections, ...tools, ...others])
    expect(texts('#AppMenu summary')).toEqual(['Options', 'Reports', 'Tools'])
    expect(texts('#AppMenu [open] > summary'), 'open').toEqual(['Options'])
    expect(links('#AppMenu > ul a')).toEqual(nav.external.map(({title, url}) => [title, url]))
  })

  test.each([
    ['/configuration/output/', ['The configuration', 'Output'], ['true', 'page']],
    ['/', ['Home'], ['page']],
    ['/glossary/', ['Word List'], ['page']],
  ])('marks the page that is shown, and its section: %s', (path, marked, current) => {
    show(path)
    expect(texts('#AppMenu a[aria-current]')).toEqual(marked)
    expect(attributes('aria-current', '#AppMenu a[aria-current]')).toEqual(current)
  })

  test('shows and hides the pages of any section with its toggle', () => {
    show('/configuration/output/')
    find('[aria-label="Pages of The blog"]').click()
    find('[aria-label="Pages of The configuration"]').click()
    show('/configuration/output/')
    expect(texts('#AppMenu nav a')).toContain('First')
    expect(texts('#AppMenu nav a')).not.toContain('Output')
    expect(asked, 'how often it opened or closed').toEqual([])
  })
})
