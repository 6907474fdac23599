import type {Step} from '../draw-steps.ts'

/** How webpack finds the file of a path. */
export const pathToFile: readonly Step[] = [
  {text: 'Is the path a file?', exit: {answer: 'yes', text: 'Use it'}, next: 'no'},
  {
    text: 'Is it a file with one of resolve.extensions added?',
    exit: {answer: 'yes', text: 'Use the first one'},
    next: 'no',
  },
  {
    text: 'Is it a folder whose package.json names a file?',
    exit: {answer: 'yes', text: 'Use that file'},
    next: 'no',
  },
  {
    text: 'Is it a folder with an index file?',
    exit: {answer: 'yes', text: 'Use the index file'},
    next: 'no',
  },
  {text: 'Error: Can’t resolve', tone: 'bad'},
]

/** How webpack finds the file of a module request. */
export const packageToFile: readonly Step[] = [
  {
    text: 'Does an alias match the request?',
    exit: {answer: 'yes', text: 'Replace it and start again'},
    next: 'no',
  },
  {
    text: 'Does the request start with #?',
    exit: {answer: 'yes', text: 'Use imports of your package.json'},
    next: 'no',
  },
  {
    text: 'Is it your own package, with an exports field?',
    exit: {answer: 'yes', text: 'Use its exports field'},
    next: 'no',
  },
  {text: 'Find the package in node_modules, from the importing file’s folder upward'},
  {
    text: 'Does its package.json have an exports field?',
    exit: {answer: 'yes', text: 'Use the first condition that applies'},
    next: 'no',
  },
  {
    text: 'Does the request name a path in the package?',
    exit: {answer: 'yes', text: 'Continue with this path'},
    next: 'no',
  },
  {text: 'Use the first field of resolve.mainFields that exists', tone: 'good'},
]

/** How a script finds the URL from which it loads files. */
export const publicPath: readonly Step[] = [
  {
    text: 'Did your code assign a path at run time?',
    exit: {answer: 'yes', text: 'Use that path'},
    next: 'no',
  },
  {
    text: 'Does the entry set publicPath?',
    exit: {answer: 'yes', text: 'Use it instead of output'},
    next: 'no',
  },
  {
    text: 'Is output.publicPath set, and not to "auto"?',
    exit: {answer: 'yes', text: 'Use it'},
    next: 'no: auto',
  },
  {
    text: 'Does the script have its own URL: import.meta, worker or script element?',
    exit: {answer: 'yes', text: 'Use its folder'},
    next: 'no',
  },
  {
    text: 'Does another script of the page have an HTTP URL?',
    exit: {answer: 'yes', text: 'Use the folder of the last one', tone: 'bad'},
    next: 'no',
  },
  {text: 'Error: Automatic publicPath is not supported', tone: 'bad'},
]
