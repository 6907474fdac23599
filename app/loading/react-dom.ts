/** React for the browser, in a chunk of its own. */
export {flushSync} from 'react-dom'
export {createRoot, hydrateRoot} from 'react-dom/client'
