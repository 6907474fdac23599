/** `hovered`: the pointer has opened the menu, and a click keeps it open. */
type State = 'closed' | 'hovered' | 'open'

/** Makes the menu of languages open and close; React renders it closed and leaves the rest alone. */
export function listenForLanguages(document: Document): void {
  document.addEventListener('pointerover', ({target, pointerType}) => {
    const menu = menuOf(target)
    if (menu && pointerType === 'mouse' && stateOf(menu) === 'closed') show(menu, 'hovered')
  })
  document.addEventListener('pointerout', ({target, relatedTarget}) => {
    const menu = menuOf(target)
    if (menu && menu !== menuOf(relatedTarget) && stateOf(menu) === 'hovered') show(menu, 'closed')
  })
  document.addEventListener('click', ({target}) => {
    const menu = menuOf(target)
    if (!menu || !(target instanceof Element) || !target.closest('button')) return
    show(menu, stateOf(menu) === 'open' ? 'closed' : 'open')
  })
  const closeElsewhere = ({target}: Event) => {
    const menu = openMenu(document)
    if (menu && menu !== menuOf(target)) show(menu, 'closed')
  }
  document.addEventListener('pointerdown', closeElsewhere)
  document.addEventListener('focusin', closeElsewhere)
  document.addEventListener('keydown', event => {
    const menu = event.key === 'Escape' ? openMenu(document) : undefined
    if (menu) {
      menu.querySelector('button')?.focus()
      show(menu, 'closed')
    } else moveFocus(event)
  })
}

function moveFocus(event: KeyboardEvent): void {
  const menu = menuOf(event.target)
  if (!menu) return
  const links = [...menu.querySelectorAll('a')]
  const index = links.findIndex(link => link === event.target)
  const target = targetOf(event.key, index, links.length)
  if (target === undefined) return
  event.preventDefault()
  show(menu, 'open')
  links.at(target)?.focus()
}

/** The link that a key moves to; the arrow keys wrap around. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index < 0 ? count - 1 : (index - 1 + count) % count
  if (index < 0) return undefined
  return {Home: 0, End: count - 1}[key]
}

function menuOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-languages]') : null
}

function stateOf({dataset}: HTMLElement): State {
  const state = dataset['languages']
  return state === 'hovered' || state === 'open' ? state : 'closed'
}

function openMenu(document: Document): HTMLElement | undefined {
  const menu = document.querySelector<HTMLElement>('[data-languages]')
  return menu && stateOf(menu) !== 'closed' ? menu : undefined
}

/** The links lead to the reader's current page and hash. */
function show(menu: HTMLElement, state: State): void {
  menu.dataset['languages'] = state
  menu.querySelector('button')?.setAttribute('aria-expanded', `${state !== 'closed'}`)
  for (const link of menu.querySelectorAll('a')) link.hash = location.hash
}
