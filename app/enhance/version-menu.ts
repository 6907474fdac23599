import {need} from '#contract/private/need.ts'
import {createElement} from './create-element.ts'

/** Makes the version menu open the documentation of that version at the same place. */
export function listenForVersions(document: Document): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-versions]')) return
    const [option] = target.selectedOptions
    if (!option || option.index === 0) return
    say(target, `Opening ${option.textContent}…`)
    const {pathname, search, hash} = location
    // Not resolved as a relative URL: a path such as `//example.org/` would lead to that host.
    const url = Object.assign(new URL(need(option.dataset['url'], 'data-url')), {
      pathname,
      search,
      hash,
    })
    location.assign(url.href)
  })
  // A page that the browser restores from its cache shows the current version again.
  window.addEventListener('pageshow', () => {
    for (const select of document.querySelectorAll<HTMLSelectElement>('[data-versions]')) {
      select.selectedIndex = 0
      say(select, '')
    }
  })
}

/** Announces text to screen readers. While there is text, the styles show a loading state. */
function say(select: HTMLSelectElement, text: string): void {
  const status = select.parentElement?.querySelector('[role="status"]')
  if (!status) return
  const hidden = createElement('span', {class: 'visually-hidden'}, text)
  status.replaceChildren(...(text === '' ? [] : [hidden]))
}
