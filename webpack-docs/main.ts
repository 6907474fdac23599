import {CommanderError} from 'commander'
import {NoAnswerError} from './answer.ts'
import {createProgram} from './program.ts'

/*
 * The command `webpack-docs`. It ends with 0 if it has an answer, with 1 if it has none, and with 2
 * if the command line is wrong.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit() // the reading program has ended
})
try {
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else await reportFailure(error)
}

async function reportFailure(error: unknown): Promise<void> {
  process.exitCode = 1
  if (!(error instanceof NoAnswerError)) throw error
  console.error(error.message)
  if (error.detail === '') return
  const {findExplanation} = await import('./explain-error.ts')
  const page = await findExplanation(error.detail)
  console.error(`\n${error.detail}${page === undefined ? '' : `\n\nWhat it means: ${page}`}`)
}
