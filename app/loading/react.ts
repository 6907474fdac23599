/**
 * React, for the browser. The app and the search import it as well; here it can be run on its own
 * before them, so that no task is long.
 */
export {jsx} from 'react/jsx-runtime'
export {createRoot} from 'react-dom/client'
