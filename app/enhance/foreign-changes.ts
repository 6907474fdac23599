/**
 * Class of a document that a tool of the reader's has changed, such as a translator or an
 * extension.
 */
export const CHANGED = 'changed'

/** Elements whose contents React leaves alone, and which our own scripts change. */
const unowned = '.article, #AppAnnouncer'

/**
 * Notes changes to the parts of the document that React hydrates, as soon as the browser has parsed
 * them. React's own changes are noted as well, but only the first rendering looks at the class.
 */
export function noteForeignChanges(document: Document): void {
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('AppRoot')
      if (root) observe(root)
    },
    {once: true},
  )
}

function observe(root: HTMLElement): void {
  const observer = new MutationObserver(records => {
    if (records.every(({target}) => isUnowned(target))) return
    observer.disconnect()
    root.ownerDocument.documentElement.classList.add(CHANGED)
  })
  observer.observe(root, {childList: true, characterData: true, subtree: true})
}

function isUnowned(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(unowned) != null
}
