/** Scrolls a list of pages, and never the window, until the page that is shown is in view. */
export function revealCurrent(list: HTMLElement): void {
  const item = list.querySelector('a[aria-current="page"]')
  if (!item) return
  const {top, bottom} = item.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (top < box.top || bottom > Math.min(box.bottom, innerHeight)) {
    list.scrollTop += top - box.top - box.height / 3
  }
}
