import {createContext} from 'react'

/** How the search stands, for those that DocSearch renders. */
export interface SearchStatus {
  /** The last query could not be answered. */
  readonly hasFailed: boolean
  /** Where readers tell what they miss. */
  readonly repository: string | undefined
}

/** The state of the search that is open. */
export const StatusContext = createContext<SearchStatus>({hasFailed: false, repository: undefined})
