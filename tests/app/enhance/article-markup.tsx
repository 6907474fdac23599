import {renderToStaticMarkup} from 'react-dom/server'
import {bodySchema} from '#contract/mdast.ts'
import {buildContent} from '../../../app/article/article.tsx'
import {parseText} from '../../tools/markdown/parse-text.ts'

/** The HTML of the text of a page, given as Markdown. */
export function articleMarkup(markdown: string): string {
  const body = bodySchema.parse(JSON.parse(JSON.stringify(parseText(markdown).body)))
  return renderToStaticMarkup(buildContent(body))
}
