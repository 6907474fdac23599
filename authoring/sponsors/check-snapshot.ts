import {sponsorsSchema, type Sponsors} from '#contract/people.ts'
import {ContentError, formatIssues} from '../../tools/issues/issue.ts'
import {parseJson} from '../../tools/sources/json-value.ts'

/** Throws a `ContentError` if the snapshot is damaged. */
export function parseSnapshot(text: string): Sponsors {
  const {value, issues} = parseJson(sponsorsSchema, {text, file: 'sponsors.json'})
  if (value === undefined) throw new ContentError(issues)
  return value
}

/** The snapshot as it is written. */
export function formatSnapshot(snapshot: Sponsors): string {
  return `${JSON.stringify(snapshot, null, 1)}\n`
}

/** Throws if a build would not accept a snapshot, or if it differs too much from the old one. */
export function checkSnapshot(next: Sponsors, {old, force}: {old: Sponsors; force: boolean}): void {
  const {issues} = parseJson(sponsorsSchema, {text: formatSnapshot(next), file: 'sponsors.json'})
  if (issues.length > 0) {
    const hint = 'Check these entries on Open Collective, then adapt authoring/sponsors.'
    throw new Error(`A build would not accept the snapshot:\n${formatIssues(issues)}\n${hint}`)
  }
  if (next.sponsors.length === 0) {
    throw new Error(
      'Open Collective sent no sponsors.\nCompare with https://opencollective.com/webpack.',
    )
  }
  if (force) return
  const {gone, before} = compareSnapshots(old, next)
  if (gone > before / 2) {
    throw new Error(
      `${gone} of the ${before} sponsors of the old snapshot are gone.\n` +
        'Compare with https://opencollective.com/webpack. If this is correct, use --force.',
    )
  }
}

/** Number of sponsors before, and of sponsors that left and joined since. */
export function compareSnapshots(
  old: Sponsors,
  next: Sponsors,
): {before: number; gone: number; added: number} {
  const before = new Set(old.sponsors.map(({slug}) => slug))
  const after = new Set(next.sponsors.map(({slug}) => slug))
  const kept = [...before].filter(slug => after.has(slug)).length
  return {before: before.size, gone: before.size - kept, added: after.size - kept}
}
