import type {LiveIssue} from '#contract/private/live-events.ts'
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
  overlay = buildOverlay(document, issues)
  document.body.append(overlay)
}

function buildOverlay(document: Document, issues: readonly LiveIssue[]): HTMLElement {
  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string | undefined,
    ...children: Array<string | Node>
  ): HTMLElementTagNameMap[Name] => {
    const created = document.createElement(name)
    if (className !== undefined) created.className = className
    created.append(...children)
    return created
  }
  const errors = issues.filter(({severity}) => severity === 'error').length
  const close = element('button', styles['close'], 'Hide')
  close.type = 'button'
  const items = issues
    .slice(0, MAX_SHOWN)
    .map(({place, severity, message, hint}) =>
      element(
        'li',
        styles['issue'],
        element('code', styles['place'], place),
        element('strong', styles[severity], severity),
        element('p', styles['message'], message),
        element('p', styles['hint'], hint),
      ),
    )
  const more = issues.length - items.length
  const panel = element(
    'section',
    styles['overlay'],
    element('header', styles['header'], describeCount(errors, issues.length - errors), close),
    element('ul', undefined, ...items),
    ...(more > 0 ? [element('p', styles['more'], `${more} more in the terminal`)] : []),
  )
  panel.setAttribute('role', 'status')
  panel.setAttribute('aria-label', 'Issues')
  panel.dataset['testid'] = 'issue-overlay'
  close.addEventListener('click', () => panel.remove())
  return panel
}

/** `2 errors, 1 warning` */
function describeCount(errors: number, warnings: number): string {
  const count = (number: number, name: string) =>
    number === 0 ? [] : [`${number} ${name}${number === 1 ? '' : 's'}`]
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ')
}
