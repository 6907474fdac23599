import {createStepLog} from '../tools/command-line/step-log.ts'

/** A log of a build that no one reads. */
export const quietLog = createStepLog({write: () => true})
