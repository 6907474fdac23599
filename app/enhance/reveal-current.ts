/** Scrolls a list until the link to the current page or heading is in view. */
export function revealCurrent(list: HTMLElement): void {
  const item = list.querySelector('a[aria-current="page"], a[aria-current="location"]')
  if (item) revealIn(list, item)
}

/** Scrolls a list, but not the window, until an item is in view. Does nothing if the list is hidden. */
export function revealIn(list: HTMLElement, item: Element): void {
  const {top, bottom, height} = item.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (height === 0) return
  if (top < box.top || bottom > Math.min(box.bottom, innerHeight)) {
    list.scrollTop += top - box.top - box.height / 3
  }
}
