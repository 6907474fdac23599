import type {Root, RootContent} from 'hast'
import {toJsxRuntime} from 'hast-util-to-jsx-runtime'
import {toHast} from 'mdast-util-to-hast'
import {memo, startTransition, useEffect, useState} from 'react'
import {Fragment, jsx, jsxs} from 'react/jsx-runtime'
import type {Body} from '#contract/mdast.ts'
import {isArriving} from '../enhance/arrival.ts'
import {decorate} from './article-hast.ts'

/** The sections of a page, ready to be rendered. */
export type Sections = readonly RootContent[]

/** Prepares a page for `ArticleBody`; done when the page is loaded, not when it is shown. */
export function buildSections(body: Body): Sections {
  const tree = toHast(body)
  return tree.type === 'root' ? decorate(tree).children : []
}

/** About as many elements as fill a window. */
const FIRST_VIEW = 80

/** Number of elements that are added at a time after that. */
const STEP = 150

/**
 * The text of a page as elements. At the top of a page, the first sections are rendered
 * immediately, and the others when the browser is idle. Readers who go to a place further down, by
 * a hash or by going back, get all sections at once.
 */
export function ArticleBody({sections}: {sections: Sections}) {
  const [shown, setShown] = useState(() =>
    isArriving() ? countSections(sections, 0, FIRST_VIEW) : sections.length,
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
    if (section) elements += countElements(section)
    count++
  }
  return count
}

function countElements(node: RootContent): number {
  if (node.type !== 'element') return 0
  return node.children.reduce((sum, child) => sum + countElements(child), 1)
}
