import {isValidElement, type ReactElement} from 'react'
import {restoreDefaultChoice} from '../enhance/default-choice.ts'
import {watchOverflow} from '../enhance/overflow.ts'
import {restoreTabs} from '../enhance/restore-tabs.ts'

/**
 * The text of a page: elements, or HTML made at build time. On the first visit the HTML is in the
 * document already, and React takes it over as it stands.
 */
export type ArticleContent = ReactElement | {readonly __html: string | TrustedHTML}

/** The event of an article that React has rendered or hydrated. */
export const ARTICLE_SHOWN = 'articleshown'

/** The text of a page. */
export function Article({content}: {content: ArticleContent}) {
  return isValidElement(content) ? (
    <div key="elements" className="article" ref={enhance}>
      {content}
    </div>
  ) : (
    <div
      key="html"
      className="article"
      ref={enhance}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
}

/**
 * Prepares the text that is there, and sections that are added later. Returns the cleanup function
 * for React.
 */
function enhance(element: HTMLDivElement): () => void {
  const ends = [prepare(element)]
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
      if (node instanceof HTMLElement) ends.push(prepare(node))
    }
  })
  observer.observe(element, {childList: true})
  element.dispatchEvent(new Event(ARTICLE_SHOWN, {bubbles: true}))
  return () => {
    observer.disconnect()
    for (const end of ends) end()
  }
}

function prepare(root: HTMLElement): () => void {
  restoreTabs(root)
  restoreDefaultChoice(root)
  return watchOverflow(root)
}
