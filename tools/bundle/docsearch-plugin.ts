import {readFile} from 'node:fs/promises'
import type {Plugin} from 'esbuild'
import {changes} from './docsearch-changes.ts'

/** Makes DocSearch fit into this site. */
export const docSearch: Plugin = {
  name: 'docsearch',
  setup({onLoad, onResolve}) {
    onLoad({filter: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/].+\.js$/}, async ({path}) => {
      let contents = await readFile(path, 'utf8')
      for (const {from, to} of changes.filter(({file}) => file.test(path))) {
        if (!contents.includes(from)) throw new Error(`${path} has changed: no “${from}” in it`)
        contents = contents.replace(from, () => to)
      }
      return {contents}
    })
    // Copies are made with every key: without looking at each property on its own.
    onLoad({filter: /[\\/]autocomplete-core[\\/]dist[\\/]esm[\\/].+\.js$/}, async ({path}) => {
      const contents = await readFile(path, 'utf8')
      const from = 'function _objectSpread(target) {'
      const to = 'function _objectSpread(...objects) { return Object.assign(...objects);'
      return {contents: contents.replace(from, to)}
    })
    // Nobody is told what readers choose.
    onResolve({filter: /^@algolia\/autocomplete-plugin-algolia-insights$/}, () => ({
      path: 'insights',
      namespace: 'docsearch',
    }))
    onLoad({filter: /^insights$/, namespace: 'docsearch'}, () => ({
      contents: 'export const createAlgoliaInsightsPlugin = () => ({})',
    }))
  },
}
