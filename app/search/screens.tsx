import {useContext} from 'react'
import {StatusContext} from './status.ts'

interface NoResultsProps {
  state: {query: string}
  refresh: () => Promise<void>
}

/** What stands in place of results: there are none, or it cannot be said. */
export function NoResultsScreen({state, refresh}: NoResultsProps) {
  const {hasFailed, repository} = useContext(StatusContext)
  if (hasFailed) {
    return (
      <div className="search-message">
        <p className="DocSearch-Title">Search does not work right now</p>
        <p className="DocSearch-Help">
          What it needs could not be loaded. Check your network connection.
        </p>
        <button type="button" onClick={() => void refresh()}>
          Try again
        </button>
      </div>
    )
  }
  return (
    <div className="search-message">
      <p className="DocSearch-Title">
        No results for “<strong>{state.query.trim()}</strong>”
      </p>
      <p className="DocSearch-Help">
        Check the spelling, try fewer words, or the name of an option such as{' '}
        <code>output.path</code>.
      </p>
      {repository !== undefined && (
        <p className="DocSearch-Help">
          Should there be one?{' '}
          <a href={`${repository}/issues`} target="_blank" rel="noopener noreferrer">
            Tell us what is missing
          </a>
          .
        </p>
      )}
    </div>
  )
}

/** What stands where nothing was typed yet, and nothing was found before. */
export function EmptyScreen() {
  return (
    <div className="search-message">
      <p className="DocSearch-Help">Find pages, headings, options and error messages.</p>
      <p className="DocSearch-Help">What you open from here is listed the next time.</p>
    </div>
  )
}
