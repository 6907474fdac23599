/** React for the browser, in a chunk of its own. */
export {createRoot, hydrateRoot} from 'react-dom/client'
