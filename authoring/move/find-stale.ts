import type {Issue} from '../../tools/issues/issue.ts'

/** Number of days that a fact may stay without a description. */
const MAX_AGE_DAYS = 14

/** The marks of facts that have not been described for longer than is allowed. */
export function findStale(marks: readonly Issue[], today: Date): Issue[] {
  return marks.filter(({message}) => {
    const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(message) ?? []
    return (today.getTime() - new Date(day).getTime()) / 86_400_000 > MAX_AGE_DAYS
  })
}
