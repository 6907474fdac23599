import {readStored, store} from './storage.ts'

/** Storage key of the mode and the target for which a reader wants to see defaults. */
const KEY = 'defaults-v1'

/** `production/node` */
const format = /^[a-z]+\/[a-z-]+$/

/**
 * Shows the defaults for a mode and a target, or the usual defaults without a choice. A stylesheet
 * does this, so it works before the first paint and on later pages.
 */
export function applyDefaultChoice(document: Document, choice = ''): void {
  const isChosen = format.test(choice)
  const others = document.adoptedStyleSheets.filter(sheet => !isOurs(sheet))
  document.adoptedStyleSheets = isChosen ? [...others, createSheet(choice)] : others
  document.documentElement.dataset['defaultChoice'] = isChosen ? choice : ''
}

/** The stored choice; undefined if storage is blocked. */
export function readDefaultChoice(): string | undefined {
  return readStored(KEY)
}

function createSheet(choice: string): CSSStyleSheet {
  const [mode, target] = choice.split('/')
  const cases = [mode, target, choice].map(name => `[data-default~="${name}"]`)
  const article = '.article:has(.default-choice)'
  const shown = `${article} .default:is(${cases.join()})`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${article} :is(.default,.default-when){display:none}${shown}{display:inline}` +
      `${shown}::after{content:" for ${mode}, ${target}"}`,
  )
  return sheet
}

/** The boot script and the app each have a copy of this module, so the sheet has to say it itself. */
function isOurs({cssRules: [first]}: CSSStyleSheet): boolean {
  return first?.cssText.includes('.default-when') ?? false
}

/** Makes the two menus above an article choose a mode and a target. */
export function listenForDefaultChoice(document: Document): void {
  document.addEventListener('change', ({target: changed}) => {
    if (!(changed instanceof HTMLSelectElement)) return
    const menus = menusOf(changed.closest('.default-choice'))
    if (menus.length === 0) return
    const isReset = changed.value === ''
    // The first value in the other menu is webpack's default.
    for (const menu of menus) {
      if (isReset) menu.value = ''
      else if (menu.value === '') menu.selectedIndex = 1
    }
    const choice = isReset ? '' : menus.map(({value}) => value).join('/')
    applyDefaultChoice(document, choice)
    store(KEY, choice)
  })
}

/** Makes the menus show the choice. */
export function restoreDefaultChoice(root: ParentNode): void {
  const [mode = '', target = ''] = (document.documentElement.dataset['defaultChoice'] ?? '').split(
    '/',
  )
  const [modes, targets] = menusOf(root.querySelector('.default-choice'))
  if (modes) modes.value = mode
  if (targets) targets.value = target
}

function menusOf(root: ParentNode | null): HTMLSelectElement[] {
  return [...(root?.querySelectorAll('select') ?? [])]
}
