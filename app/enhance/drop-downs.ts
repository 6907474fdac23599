/**
 * Closes what opens over the text, a `details` that is marked by `data-drop-down`: after a choice,
 * with Escape, and as soon as the reader goes on elsewhere.
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
