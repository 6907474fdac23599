import {parsePage} from '../../tools/markdown/parse-page.ts'
import {smallSite} from '../browser/small-site.ts'
import {siteOf} from '../tools/some-site.ts'

const pages = Object.entries(smallSite)
  .filter(([path]) => path.endsWith('.md') && !path.startsWith('_'))
  .map(([path, text]) => parsePage({path, size: text.length, text}).page)

const {nav, metas} = siteOf(pages, {settings: JSON.parse(smallSite['site.json'] ?? '')})

/** The navigation of the small site that browser tests open, and its pages by their sources. */
export {nav, metas}
