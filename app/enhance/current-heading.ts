/**
 * The current heading: the last one that starts in the upper third of the window or above. Above the
 * first heading, it is the first one.
 */
export function findCurrentHeading<T extends {readonly id: string}>(
  headings: readonly T[],
): T | undefined {
  const line = innerHeight / 3
  return headings.findLast(({id}) => isAbove(document.getElementById(id), line)) ?? headings[0]
}

/** To ask for the place of a heading would lay out its section, which may be far below. */
function isAbove(heading: HTMLElement | null, line: number): boolean {
  if (heading === null) return false
  const section = heading.closest('.article > *')
  const isNear = section === null || section.getBoundingClientRect().top < line
  return isNear && heading.getBoundingClientRect().top < line
}
