import type {Root, RootContent} from 'hast'
import {toJsxRuntime} from 'hast-util-to-jsx-runtime'
import {toHast} from 'mdast-util-to-hast'
import {memo, useMemo} from 'react'
import {Fragment, jsx, jsxs} from 'react/jsx-runtime'
import type {Body} from '#contract/mdast.ts'
import {decorate} from './article-hast.ts'

/** The text of a page as elements; each part from one h2 to the next renders on its own. */
export function ArticleBody({body}: {body: Body}) {
  const parts = useMemo(() => splitAtH2(hastOf(body)), [body])
  return parts.map((part, index) => <Part key={index} part={part} />)
}

const Part = memo(function Part({part}: {part: Root}) {
  return toJsxRuntime(part, {Fragment, jsx, jsxs, tableCellAlignToStyle: false})
})

function hastOf(body: Body): Root {
  const tree = toHast(body)
  return decorate(tree.type === 'root' ? tree : {type: 'root', children: []})
}

function splitAtH2({children}: Root): Root[] {
  const parts: RootContent[][] = [[]]
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'h2') parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts.map(part => ({type: 'root', children: part}))
}
