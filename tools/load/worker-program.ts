/*
 * The program of the threads that work on pages, one function for each task. It is bundled so that
 * threads start fast, and it is not loaded if no page has changed.
 */
export {resolveTexts} from './resolve-texts.ts'
export {parse} from './parse-source.ts'
export {render} from './render-document.ts'
