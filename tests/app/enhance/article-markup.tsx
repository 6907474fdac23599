import {renderToStaticMarkup} from 'react-dom/server'
import {bodySchema, type Body} from '#contract/mdast.ts'
import {buildContent} from '../../../app/article/article.tsx'
import {parseText} from '../../tools/markdown/parse-text.ts'

/** The text of a page as the app gets it, given as Markdown. */
export function bodyOf(markdown: string): Body {
  return bodySchema.parse(JSON.parse(JSON.stringify(parseText(markdown).body)))
}

/** The HTML of the text of a page, given as Markdown. */
export function articleMarkup(markdown: string): string {
  return renderToStaticMarkup(buildContent(bodyOf(markdown)))
}
