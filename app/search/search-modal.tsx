import {DocSearchModal} from '@docsearch/react/modal'
import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {correctRoles} from './correct-roles.ts'
import type {Search} from '../../search/hit.ts'
import {offerSearches} from './offer-searches.ts'
import {HitView} from './hit-view.tsx'
import {createSearchClient, FAILURE, MAX_RESULTS} from './search-client.ts'
import {SlashSwitch} from './slash-switch.tsx'

/**
 * Selector of the status region that announces the count. It is inside the dialog, because screen
 * readers ignore the rest of the page.
 */
const REGION = '.search-dialog > [role="status"]'

/** Milliseconds without a change before the count is announced. */
const DELAY_MS = 400

interface SearchModalProps {
  search: Search
  /** Storage key for recent searches. */
  indexName: string
  initialQuery: string
  repository: string | undefined
  goTo: (url: string) => void
  onClose: () => void
}

/**
 * DocSearch with our search. Another attempt mounts a new DocSearch, which repeats the initial
 * query.
 */
export function SearchModal({search, repository, ...props}: SearchModalProps) {
  const [start, setStart] = useState({attempt: 0, query: props.initialQuery})
  const [isSearching, setSearching] = useState(false)
  const [failedQuery, setFailedQuery] = useState<string>()
  const [{announce, stop}] = useState(createAnnouncer)
  const [client] = useState(() =>
    createSearchClient({search, setSearching, setFailedQuery, announce}),
  )
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? correctRoles(element.current) : undefined), [start])
  useLayoutEffect(() => (element.current ? offerSearches(element.current) : undefined), [start])
  useEffect(() => stop, [stop])

  const answered = {...missingResults(repository), footerAction: <SlashSwitch />}
  const retry = () => setStart({attempt: start.attempt + 1, query: failedQuery ?? ''})
  const failed = {footerAction: <RetryButton onClick={retry} />}
  return (
    <>
      <div ref={element} data-searching={isSearching || undefined}>
        <DocSearchModal
          key={start.attempt}
          appId="embedded"
          apiKey="none"
          indices={[props.indexName]}
          placeholder="Search the documentation"
          initialQuery={start.query}
          initialScrollY={scrollY}
          maxResultsPerGroup={MAX_RESULTS}
          hitComponent={HitView}
          transformSearchClient={client}
          navigator={{navigate: ({itemUrl}) => props.goTo(itemUrl)}}
          onClose={props.onClose}
          translations={failedQuery === undefined ? translations : translationsOfFailure}
          {...(failedQuery === undefined ? answered : failed)}
        />
      </div>
      <p className="visually-hidden" role="status" />
    </>
  )
}

/** URL for reports about missing results, if the site has one. */
function missingResults(repository: string | undefined) {
  return repository === undefined ? {} : {getMissingResultsUrl: () => `${repository}/issues`}
}

function RetryButton({onClick}: {onClick: () => void}) {
  return (
    <button type="button" className="search-retry" onClick={onClick}>
      Try again
    </button>
  )
}

const translations = {
  searchBox: {closeButtonText: 'Cancel', closeButtonAriaLabel: 'Cancel'},
  startScreen: {recentSearchesTitle: 'Recent', favoriteSearchesTitle: 'Pinned'},
  noResultsScreen: {
    noResultsText: 'No results for',
    reportMissingResultsText:
      'Check the spelling, use fewer words, or search for the name of an option such as output.path. ' +
      'Is something missing?',
    reportMissingResultsLinkText: 'Report it.',
  },
}

/** DocSearch shows a failed query like one without results. */
const translationsOfFailure = {
  ...translations,
  noResultsScreen: {
    noResultsText: `${FAILURE}. Check your network connection, and then search again for`,
  },
}

/** Announces text to screen readers after it has stopped changing. */
function createAnnouncer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    announce(text: string) {
      clearTimeout(timer)
      timer = setTimeout(() => document.querySelector(REGION)?.replaceChildren(text), DELAY_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
