/**
 * Closes drop-downs, which are `details` elements with `data-drop-down`: after a choice, with Escape,
 * and when the reader clicks or focuses another element.
 */
export function listenForDropDowns(document: Document): void {
  document.addEventListener('click', ({target}) => {
    const menu = openDropDown(document)
    if (menu && target instanceof Element && target.closest('a')) menu.open = false
  })
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' ? openDropDown(document) : undefined
    if (!menu) return
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  })
  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(type, ({target}) => {
      const menu = openDropDown(document)
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
    })
  }
}

function openDropDown(document: Document): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('details[data-drop-down][open]')
}
