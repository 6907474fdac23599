import type {LiveIssue} from '#contract/private/live-events.ts'
import {createElement} from '../enhance/create-element.ts'
import {loadStyles} from '../loading/load-styles.ts'
import styles, {href} from './issue-overlay.module.css?linked'

/** Maximum number of issues in the overlay; the terminal shows all. */
const MAX_SHOWN = 20

let overlay: HTMLElement | undefined

/** Shows issues below the page, which stays readable. Without issues, it is hidden. */
export async function showIssues(document: Document, issues: readonly LiveIssue[]): Promise<void> {
  overlay?.remove()
  overlay = undefined
  if (issues.length === 0) return
  await loadStyles(href)
  overlay = buildOverlay(issues)
  document.body.append(overlay)
}

function buildOverlay(issues: readonly LiveIssue[]): HTMLElement {
  const errors = issues.filter(({severity}) => severity === 'error').length
  const close = createElement('button', {class: styles['close']}, 'Hide')
  const items = issues
    .slice(0, MAX_SHOWN)
    .map(({place, severity, message, hint}) =>
      createElement(
        'li',
        {class: styles['issue']},
        createElement('code', {class: styles['place']}, place),
        createElement('strong', {class: styles[severity]}, severity),
        createElement('p', {class: styles['message']}, message),
        createElement('p', {class: styles['hint']}, hint),
      ),
    )
  const more = issues.length - items.length
  const count = describeCount(errors, issues.length - errors)
  const panel = createElement(
    'section',
    {
      class: styles['overlay'],
      role: 'status',
      'aria-label': 'Issues',
      'data-testid': 'issue-overlay',
    },
    createElement('header', {class: styles['header']}, count, close),
    createElement('ul', {}, ...items),
    ...(more > 0
      ? [createElement('p', {class: styles['more']}, `${more} more in the terminal`)]
      : []),
  )
  close.addEventListener('click', () => panel.remove())
  return panel
}

/** `2 errors, 1 warning` */
function describeCount(errors: number, warnings: number): string {
  const count = (number: number, name: string) =>
    number === 0 ? [] : [`${number} ${name}${number === 1 ? '' : 's'}`]
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ')
}
