/**
 * Makes the field above a list of flags show only those whose name, values or option contain all of
 * its words.
 */
export function listenForFlagFilter(document: Document): void {
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement && target.closest('.flag-filter')) applyFilter(target)
  })
  // A link to a flag has to find it.
  document.defaultView?.addEventListener('hashchange', () => {
    const field = document.querySelector<HTMLInputElement>('.flag-filter input')
    if (!field || field.value === '') return
    field.value = ''
    applyFilter(field)
    document.getElementById(document.location.hash.slice(1))?.scrollIntoView()
  })
}

function applyFilter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/)
  let shown = 0
  let all = 0
  for (const section of field.closest('.article')?.querySelectorAll('section') ?? []) {
    const rows = [...section.querySelectorAll<HTMLElement>('[data-flags] tbody tr')]
    const matching = rows.filter(row => {
      const isMatch = words.every(word => textOf(row).includes(word))
      row.hidden = !isMatch
      return isMatch
    })
    if (rows.length > 0) section.hidden = matching.length === 0
    shown += matching.length
    all += rows.length
  }
  const status = field.closest('.flag-filter')?.querySelector('[role="status"]')
  if (status) status.textContent = shown === 0 ? 'No flag matches.' : `${shown} of ${all} flags`
}

/** The row as readers see it, and the option that it sets: `--output-path … option:output.path`. */
function textOf(row: HTMLElement): string {
  const option = row.querySelector<HTMLElement>('[data-fact]')?.dataset['fact'] ?? ''
  return `${row.textContent} ${option}`.toLowerCase()
}
