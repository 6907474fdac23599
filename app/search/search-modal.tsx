import {DocSearchModal} from '@docsearch/react/modal'
import {useEffect, useMemo, useState} from 'react'
import {toSectionHits} from './docsearch-hit.ts'
import type {Search} from './hit.ts'
import {HitView} from './hit-view.tsx'
import {SlashSwitch} from './slash-switch.tsx'
import {StatusContext} from './status.ts'

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
  const [hasFailed, setFailed] = useState(false)
  const status = useMemo(() => ({hasFailed, repository}), [hasFailed, repository])
  const [teller] = useState(createTeller)
  const [client] = useState(() => createClient({search, setFailed, tell: teller.tell}))
  useEffect(() => teller.stop, [teller])
  return (
    <StatusContext value={status}>
      <DocSearchModal
        appId="embedded"
        apiKey="none"
        indices={[props.indexName]}
        placeholder="Search the documentation"
        initialQuery={props.initialQuery}
        initialScrollY={scrollY}
        maxResultsPerGroup={LIMIT}
        hitComponent={HitView}
        transformSearchClient={client}
        navigator={{navigate: ({itemUrl}) => props.goTo(itemUrl)}}
        onClose={props.onClose}
        footerAction={<SlashSwitch />}
        translations={translations}
      />
      <p className="visually-hidden" role="status" />
    </StatusContext>
  )
}

const translations = {
  searchBox: {closeButtonText: 'Cancel', closeButtonAriaLabel: 'Cancel'},
  startScreen: {recentSearchesTitle: 'Recent', favoriteSearchesTitle: 'Pinned'},
}

interface ClientOptions {
  search: Search
  setFailed: (hasFailed: boolean) => void
  tell: (text: string) => void
}

/** Puts our search in place of Algolia's. It never fails: DocSearch would show nothing at all. */
function createClient({search, setFailed, tell}: ClientOptions) {
  let last = 0
  const answer = async ({requests: [{query}]}: {requests: [{query: string}]}) => {
    const turn = ++last
    const hits = await search.search(query.trim(), LIMIT).catch(() => undefined)
    if (turn === last) {
      setFailed(hits === undefined)
      tell(describe(query.trim(), hits?.length))
    }
    return {results: [{hits: toSectionHits(hits ?? []), nbHits: hits?.length ?? 0, index: 'site'}]}
  }
  return <T extends object>(client: T) => Object.assign(client, {search: answer})
}

function describe(query: string, count: number | undefined): string {
  if (count === undefined) return 'Search does not work right now'
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
