import {isValidElement, type ReactElement} from 'react'
import {restoreDefaultChoice} from '../enhance/default-choice.ts'
import {watchOverflow} from '../enhance/overflow.ts'
import {restoreTabs} from '../enhance/restore-tabs.ts'

/**
 * The text of a page: elements, or HTML made at build time. On the first visit the HTML is in the
 * document already, and React takes it over as it stands.
 */
export type ArticleContent = ReactElement | {readonly __html: string | TrustedHTML}

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

/** Returns the cleanup function for React. */
function enhance(element: HTMLDivElement): () => void {
  restoreTabs(element)
  restoreDefaultChoice(element)
  return watchOverflow(element)
}
