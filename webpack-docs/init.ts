import {readFile, unlink, writeFile} from 'node:fs/promises'
import {createInterface} from 'node:readline/promises'
import {buildIndex, removeBlock, replaceBlock} from './agents-index.ts'
import type {Answer} from './answer.ts'

/** The file of a project that coding agents read first. */
const FILE = 'AGENTS.md'

/** Adds the index of the pages to `AGENTS.md`, after it was shown. */
export async function addIndex({yes = false}: {yes?: boolean}): Promise<Answer> {
  const [text, block] = [await readAgentsFile(), await buildIndex()]
  const next = replaceBlock(text, block)
  if (next === text) return answer('unchanged', `${FILE} already has this index.`)
  if (!yes) {
    console.error(`${block}\n`)
    if (!(await confirm(`Write these lines to ${FILE}?`))) {
      return answer(
        'shown',
        `Nothing was written. To write without being asked: webpack-docs init --yes`,
      )
    }
  }
  await writeFile(FILE, next)
  return answer(
    'written',
    `${FILE} has the index of the documentation. Remove it: webpack-docs init --remove`,
  )
}

/** Removes the index from `AGENTS.md`, and the file if it had nothing else. */
export async function removeIndex(): Promise<Answer> {
  const text = await readAgentsFile()
  const next = removeBlock(text)
  if (next === text) return answer('unchanged', `${FILE} has no index of the documentation.`)
  await (next === '' ? unlink(FILE) : writeFile(FILE, next))
  return answer('removed', `The index was removed from ${FILE}.`)
}

function answer(result: string, message: string): Answer {
  return {value: {file: FILE, result}, markdown: `${message}\n`}
}

async function readAgentsFile(): Promise<string> {
  return readFile(FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** Asks a person, if there is one. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({input: process.stdin, output: process.stderr})
  const reply = await terminal.question(`${question} (y/N) `)
  terminal.close()
  return /^y/i.test(reply.trim())
}
