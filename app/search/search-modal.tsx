import {DocSearchModal} from '@docsearch/react/modal'
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react'
import {correctRoles} from './correct-roles.ts'
import {toSectionHits} from './docsearch-hit.ts'
import type {Search} from './hit.ts'
import {HitView} from './hit-view.tsx'
import {SlashSwitch} from './slash-switch.tsx'

/** How many results are shown at most. */
const LIMIT = 12

/** Where the count is told, in the dialog: what is around it is not heard. */
const REGION = '.search-dialog > [role="status"]'

/** Milliseconds without a change after which the count is told. */
const REST = 400

interface SearchModalProps {
  search: Search
  /** What the results of others are stored under. */
  indexName: string
  initialQuery: string
  repository: string | undefined
  goTo: (url: string) => void
  onClose: () => void
}

/** DocSearch, which asks us. */
export function SearchModal({search, repository, ...props}: SearchModalProps) {
  const [start, setStart] = useState({attempt: 0, query: props.initialQuery})
  const [isSearching, setSearching] = useState(false)
  const [failedQuery, setFailedQuery] = useState<string>()
  const [teller] = useState(createTeller)
  const [client] = useState(() =>
    createClient({search, setSearching, setFailedQuery, tell: teller.tell}),
  )
  const element = useRef<HTMLDivElement>(null)
  const hasFailed = failedQuery !== undefined
  const translations = useMemo(() => buildTranslations(hasFailed), [hasFailed])
  useEffect(() => teller.stop, [teller])
  useLayoutEffect(() => (element.current ? correctRoles(element.current) : undefined), [start])

  function retry(query: string): void {
    setStart(({attempt}) => ({attempt: attempt + 1, query}))
  }

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
          maxResultsPerGroup={LIMIT}
          hitComponent={HitView}
          transformSearchClient={client}
          navigator={{navigate: ({itemUrl}) => props.goTo(itemUrl)}}
          onClose={props.onClose}
          footerAction={
            hasFailed ? <RetryButton onClick={() => retry(failedQuery)} /> : <SlashSwitch />
          }
          translations={translations}
          {...(repository !== undefined &&
            !hasFailed && {getMissingResultsUrl: () => `${repository}/issues`})}
        />
      </div>
      <p className="visually-hidden" role="status" />
    </>
  )
}

function RetryButton({onClick}: {onClick: () => void}) {
  return (
    <button type="button" className="search-retry" onClick={onClick}>
      Try again
    </button>
  )
}

/** DocSearch shows a query that could not be answered as it shows one without results. */
function buildTranslations(hasFailed: boolean) {
  const failure = `${FAILURE}. Check your network connection, and try again to find`
  return {
    searchBox: {closeButtonText: 'Cancel', closeButtonAriaLabel: 'Cancel'},
    startScreen: {recentSearchesTitle: 'Recent', favoriteSearchesTitle: 'Pinned'},
    noResultsScreen: {
      noResultsText: hasFailed ? failure : 'No results for',
      reportMissingResultsText:
        'Check the spelling, try fewer words, or the name of an option such as output.path. ' +
        'Should there be a result?',
      reportMissingResultsLinkText: 'Tell us what is missing.',
    },
  }
}

const FAILURE = 'Search does not work right now'

interface ClientOptions {
  search: Search
  setSearching: (isSearching: boolean) => void
  /** Takes the query that could not be answered, or nothing if the last one could. */
  setFailedQuery: (query: string | undefined) => void
  tell: (text: string) => void
}

/** Puts our search in place of Algolia's. It never fails: DocSearch would show nothing at all. */
function createClient({search, setSearching, setFailedQuery, tell}: ClientOptions) {
  let last = 0
  const answer = async ({requests: [{query}]}: {requests: [{query: string}]}) => {
    const turn = ++last
    setSearching(true)
    const hits = await search.search(query.trim(), LIMIT).catch(() => undefined)
    if (turn === last) {
      setSearching(false)
      setFailedQuery(hits === undefined ? query : undefined)
      tell(describe(query.trim(), hits?.length))
    }
    return {results: [{hits: toSectionHits(hits ?? []), nbHits: hits?.length ?? 0, index: 'site'}]}
  }
  return <T extends object>(client: T) => Object.assign(client, {search: answer})
}

function describe(query: string, count: number | undefined): string {
  if (count === undefined) return FAILURE
  if (count === 0) return `No results for ${query}`
  if (count === LIMIT) return `The ${LIMIT} best results for ${query}`
  return `${count} ${count === 1 ? 'result' : 'results'} for ${query}`
}

/** Tells screen readers the last of several texts, once they rest. */
function createTeller() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell(text: string) {
      clearTimeout(timer)
      timer = setTimeout(() => document.querySelector(REGION)?.replaceChildren(text), REST)
    },
    stop: () => clearTimeout(timer),
  }
}
