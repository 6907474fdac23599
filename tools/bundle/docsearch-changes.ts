import {fileURLToPath} from 'node:url'

/** A text of a file of DocSearch, and what stands in for it. */
interface Change {
  readonly file: RegExp
  readonly from: string
  readonly to: string
}

const screens = fileURLToPath(new URL('../../app/search/screens.tsx', import.meta.url))

/**
 * What DocSearch cannot be told by its options. A build fails if one of these texts is no longer
 * there, as may happen with another version: then look whether the reason is.
 */
export const changes: readonly Change[] = [
  // It is given a client, and never asks for one.
  {
    file: /useSearchClient-/,
    from: 'import { liteClient } from "algoliasearch/lite";',
    to: 'const liteClient = () => ({addAlgoliaAgent() {}, transporter: {algoliaAgent: {value: ""}}});',
  },
  // The content security policy forbids it; our styles say the same.
  {
    file: /useSearchClient-/,
    from: 'React.createElement("style", null, ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")',
    to: 'null',
  },
  // Throws where storage is blocked, and looks through all that is stored each time.
  {
    file: /useSearchClient-/,
    from: 'function manageLocalStorageQuota() {',
    to: 'function manageLocalStorageQuota() { return;',
  },
  // Was done again, and thrown away, each time that anything is rendered.
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'React.useRef(typeof window !== "undefined" ? window.getSelection().toString().slice(0, 512) : "").current',
    to: 'React.useState(() => window.getSelection().toString().slice(0, 512))[0]',
  },
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'favoriteSearches = React.useRef(createStoredSearches({',
    to: 'favoriteSearches = React.useState(() => createStoredSearches({',
  },
  {file: /normalizeDocSearchIndexes-/, from: 'limit: 10\n\t})).current', to: 'limit: 10\n\t}))[0]'},
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'recentSearches: React.useRef(createStoredSearches({',
    to: 'recentSearches: React.useState(() => createStoredSearches({',
  },
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'recentSearchesWithFavoritesLimit\n\t\t})).current',
    to: 'recentSearchesWithFavoritesLimit\n\t\t}))[0]',
  },
  // Results take the place of those before them: their elements can be used again.
  {
    file: /normalizeDocSearchIndexes-/,
    from: '\t\t\tkey: [props.title, item.objectID].join(":"),\n\t\t\titem,\n\t\t\tindex\n\t\t}, props));\n\t})));\n}\nfunction Result(',
    to: '\t\t\tkey: index,\n\t\t\titem,\n\t\t\tindex\n\t\t}, props));\n\t})));\n}\nfunction Result(',
  },
  // It changes with nothing that is typed.
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'function Footer({ translations',
    to: 'const Footer = React.memo(FooterOnce);\nfunction FooterOnce({ translations',
  },
  // A scroll that takes its time holds up every key.
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'function scrollTo(el) {',
    to: 'function scrollTo(el) { requestAnimationFrame(() => { el.scrollTop = 0; }); return;',
  },
  // Without looking at every property on its own.
  {
    file: /objectSpread2-/,
    from: 'function _objectSpread2(e) {',
    to: 'function _objectSpread2(...objects) { return Object.assign(...objects);',
  },
  // There are no facets here, so there is no menu to choose them.
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'import { Menu } from "@base-ui/react/menu";',
    to: 'const Menu = {};',
  },
  // The dialog around it is the dialog; a button may not hold other controls.
  {
    file: /normalizeDocSearchIndexes-/,
    from: 'getRootProps({ "aria-expanded": true })',
    to: '{}',
  },
  {file: /normalizeDocSearchIndexes-/, from: 'role: "button",\n\t\ttabIndex: 0,', to: ''},
  // A link can be an option, but an option cannot hold a link.
  {
    file: /normalizeDocSearchIndexes-/,
    from: '\t\t\tonItemClick(item, event);\n\t\t}\n\t})), /* @__PURE__ */ React.createElement(Hit, { hit: item }, ',
    to: '\t\t\tonItemClick(item, event);\n\t\t}\n\t}), {id: undefined, role: "none", "aria-selected": undefined}), React.createElement(Hit, {hit: item, option: getItemProps({item, source: collection.source})}, ',
  },
  // The input is what opens the list, and it has a name while results are awaited, too.
  {
    file: /DocSearchModal-/,
    from: 'inputProps: { enterKeyHint: "search" },',
    to: 'inputProps: { enterKeyHint: "search", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": props.state.isOpen, "aria-label": searchInputLabel },',
  },
  // Ours say what to do.
  {
    file: /DocSearchModal-/,
    from: 'a as NoResultsScreen, ',
    to: '',
  },
  {
    file: /DocSearchModal-/,
    from: 'import React from "react";',
    to: `import React from "react"; import {NoResultsScreen, EmptyScreen} from ${JSON.stringify(screens)};`,
  },
  {
    file: /DocSearchModal-/,
    from: 'if (isQueryEmpty(props.state.query)) return ',
    to: 'if (isQueryEmpty(props.state.query)) return !props.hasCollections ? React.createElement(EmptyScreen) : ',
  },
  {file: /DocSearchModal-/, from: 'showDocsearchDropdown = false;', to: '{}'},
]
