import {toHtml} from 'hast-util-to-html'
import {beforeEach, describe, expect, test} from 'vitest'
import {
  applyDefaultChoice,
  listenForDefaultChoice,
  readDefaultChoice,
  restoreDefaultChoice,
} from '../../../app/enhance/default-choice.ts'
import {decorate} from '../../../app/article/article-hast.ts'
import {h} from '../../../app/article/hast-element.ts'
import {findAll} from '../dom.ts'

const twoDefaults = [h('p', {dataDefault: ''}, []), h('p', {dataDefault: ''}, [])]
const menusOnly = decorate({type: 'root', children: twoDefaults})
const article = `<div class="article">
  ${toHtml(menusOnly)}
  <span class="default" data-default="development">true<span class="default-when"> in development</span></span>
  <span class="default" data-default="production none/web">false</span>
  <span class="default default-other" data-default="none/node">undefined</span>
</div>`

listenForDefaultChoice(document)

beforeEach(() => {
  localStorage.clear()
  applyDefaultChoice(document)
  document.body.innerHTML = article
})

const menus = () => [...document.querySelectorAll('select')]

function choose(menu: number, value: string): void {
  const select = menus()[menu]
  if (select) select.value = value
  select?.dispatchEvent(new Event('change', {bubbles: true}))
}

function state() {
  const visible = findAll('.default').filter(it => getComputedStyle(it).display !== 'none')
  return {
    menus: menus().map(({value}) => value),
    visible: visible.map(element => element.firstChild?.textContent),
    stored: readDefaultChoice(),
  }
}

describe('the choice of defaults', () => {
  test('shows the default for a mode and a target, and stores both', () => {
    choose(0, 'none')
    expect(state()).toEqual({menus: ['none', 'web'], visible: ['false'], stored: 'none/web'})
    choose(1, 'node')
    expect(state()).toMatchObject({visible: ['undefined'], stored: 'none/node'})
  })

  test('chooses what webpack assumes if only a target is chosen', () => {
    choose(1, 'node')
    expect(state()).toMatchObject({menus: ['production', 'node'], visible: ['false']})
  })

  test('is gone as soon as one menu is set to any', () => {
    choose(0, 'development')
    choose(1, '')
    expect(state()).toMatchObject({menus: ['', ''], stored: ''})
    expect(document.adoptedStyleSheets).toEqual([])
  })

  test('leaves the stylesheets of others alone', () => {
    const other = new CSSStyleSheet()
    other.replaceSync('p{color:red}')
    document.adoptedStyleSheets = [other]
    choose(0, 'development')
    choose(0, 'production')
    expect(document.adoptedStyleSheets).toHaveLength(2)
    choose(0, '')
    expect(document.adoptedStyleSheets).toEqual([other])
    document.adoptedStyleSheets = []
  })

  test('ignores a stored value that is not a choice', () => {
    applyDefaultChoice(document, '"],*{display:none}[x="/node')
    expect(document.adoptedStyleSheets).toEqual([])
    restoreDefaultChoice(document.body)
    expect(state()).toMatchObject({menus: ['', '']})
  })
})
