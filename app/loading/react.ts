/**
 * React for the browser, which the app and the search also import. Running it separately before them
 * avoids a long task.
 */
export {jsx} from 'react/jsx-runtime'
export {createRoot} from 'react-dom/client'
