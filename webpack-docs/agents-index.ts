import {endpoints} from '#contract/endpoints.ts'
import type {Anchors} from '#contract/records.ts'
import {PACKAGE_NAME, pageFile, PAGES_FOLDER, readData} from './package-files.ts'

const START = `<!-- begin: ${PACKAGE_NAME} -->`
const END = `<!-- end: ${PACKAGE_NAME} -->`

/** The text between the two marks: how to use the package, and the path of each page. */
export async function buildIndex(): Promise<string> {
  const anchors = await readData<Anchors>(endpoints.anchors)
  const pages = Object.keys(anchors).map(pageFile).toSorted()
  return `${START}
## webpack documentation

The documentation of the current webpack is installed in \`node_modules/${PACKAGE_NAME}\`. webpack changed more than older texts know: read the page before you write or change a configuration, a plugin or a loader.

- \`npx webpack-docs search "WORDS"\` finds the right section, \`npx webpack-docs read PATH\` prints it.
- \`npx webpack-docs explain\` prints the configuration in force, and why each value is what it is.
- \`npx webpack 2>&1 | npx webpack-docs error\` explains errors and warnings.

All pages, below \`node_modules/${PACKAGE_NAME}/${PAGES_FOLDER}/\`:

${pages.join('\n')}
${END}`
}

/** The text of a file with a new block, which replaces an old one or is added at the end. */
export function replaceBlock(text: string, block: string): string {
  const old = findBlock(text)
  if (old) return text.slice(0, old.start) + block + text.slice(old.end)
  return `${text}${text === '' ? '' : '\n'}${block}\n`
}

/** The text of a file without the block, as it was before the block was added. */
export function removeBlock(text: string): string {
  const old = findBlock(text)
  if (!old) return text
  const [before, after] = [text.slice(0, old.start), text.slice(old.end)]
  return after === '\n' ? before.replace(/\n$/, '') : before + after.replace(/^\n/, '')
}

/** Where the block is. Throws if only one of its marks is left, or if they are repeated. */
function findBlock(text: string): {start: number; end: number} | undefined {
  const [starts, ends] = [START, END].map(mark => text.split(mark).length - 1)
  if (starts === 0 && ends === 0) return undefined
  const [start, end] = [text.indexOf(START), text.indexOf(END) + END.length]
  if (starts === 1 && ends === 1 && start < end) return {start, end}
  throw new Error(
    `AGENTS.md must have the lines “${START}” and “${END}” once each, in this order. Repair or remove them, then run the command again.`,
  )
}
