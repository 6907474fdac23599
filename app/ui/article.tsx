import {isValidElement, useEffect, useRef, type ReactElement} from 'react'
import {watchOverflow} from '../enhance/overflow.ts'
import {restoreTabs} from '../enhance/tabs.ts'

/**
 * The text of a page: elements, or HTML made at build time. On the first visit the HTML is in the
 * document already, and React takes it over as it stands.
 */
export type ArticleContent = ReactElement | {readonly __html: string}

/** The text of a page. */
export function Article({content}: {content: ArticleContent}) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return undefined
    restoreTabs(ref.current)
    return watchOverflow(ref.current)
  }, [content])

  return isValidElement(content) ? (
    <div key="elements" className="article" ref={ref}>
      {content}
    </div>
  ) : (
    <div
      key="html"
      className="article"
      ref={ref}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
}
