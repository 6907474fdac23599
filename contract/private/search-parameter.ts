/** Query parameter of a URL that opens the search: `/?q=tree+shaking`. */
export const SEARCH_PARAMETER = 'q'
