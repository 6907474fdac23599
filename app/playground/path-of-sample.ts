/**
 * The file whose text a sample shows, by the title of its frame. Behind it is the version that the
 * sample needs, if it is new.
 */
export function pathOfSample(opener: Element): string | undefined {
  const title = opener.closest('figure')?.querySelector('.code-title')
  return title?.firstChild?.textContent?.trim()
}
