import type {Root, RootContent} from 'hast'
import {toJsxRuntime} from 'hast-util-to-jsx-runtime'
import {toHast} from 'mdast-util-to-hast'
import {isValidElement, memo, startTransition, useEffect, useState, type ReactElement} from 'react'
import {Fragment, jsx, jsxs} from 'react/jsx-runtime'
import type {Body} from '#contract/mdast.ts'
import {restoreDefaultChoice} from '../enhance/default-choice.ts'
import {watchOverflow} from '../enhance/overflow.ts'
import {restoreTabs} from '../enhance/tabs.ts'
import {decorate} from './article-hast.ts'
import {countElements} from './hast-element.ts'

/**
 * The text of a page: elements, or HTML made at build time. On the first visit, the document
 * already contains the HTML, and React leaves it as it is.
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

/** Prepares the text, and sections that are added later. Returns the cleanup function for React. */
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

let arriving = false

/** Called when the reader navigates to the top of another page. */
export function arrive(): void {
  arriving = true
}

/** Called when the page is shown. */
export function endArrival(): void {
  arriving = false
}

/** Whether only the top of a page is needed for now. */
export function isArriving(): boolean {
  return arriving
}

/** The text of a loaded page as elements. The text is prepared now, before it is rendered. */
export function buildContent(body: Body): ReactElement {
  const tree = toHast(body)
  return <ArticleBody sections={tree.type === 'root' ? decorate(tree).children : []} />
}

type Sections = readonly RootContent[]

/** About as many elements as fill a window. */
const FIRST_VIEW = 80

/** Number of elements that are added at a time after that. */
const STEP = 150

/**
 * At the top of a page, the first sections are rendered immediately, and the others when the
 * browser is idle. Readers who go to a place further down, by a hash or by going back, get all of
 * them immediately.
 */
function ArticleBody({sections}: {sections: Sections}) {
  const [shown, setShown] = useState(() =>
    arriving ? countSections(sections, 0, FIRST_VIEW) : sections.length,
  )
  useEffect(() => {
    if (shown >= sections.length) return undefined
    const timer = setTimeout(() => {
      startTransition(() => setShown(countSections(sections, shown, STEP)))
    })
    return () => clearTimeout(timer)
  }, [sections, shown])

  return (
    <>
      {sections.slice(0, shown).map((section, index) => (
        <Section key={index} node={section} />
      ))}
      {shown < sections.length && <div className="rest" />}
    </>
  )
}

const Section = memo(function Section({node}: {node: RootContent}) {
  const tree: Root = {type: 'root', children: [node]}
  return toJsxRuntime(tree, {Fragment, jsx, jsxs, tableCellAlignToStyle: false})
})

/** Number of sections to show, when those after `start` have about `size` elements. */
function countSections(sections: Sections, start: number, size: number): number {
  let count = start
  let elements = 0
  while (count < sections.length && elements < size) {
    const section = sections[count]
    if (section) elements += countElements(section, () => true)
    count++
  }
  return count
}
