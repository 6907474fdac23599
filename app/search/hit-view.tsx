import {
  cloneElement,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react'
import {hitIcons, hitKind, type HitKind} from './hit-kind.ts'
import {HitText} from './hit-text.tsx'
import type {SearchHit} from '../../search/hit.ts'

interface HitViewProps {
  /** Sites that searched with DocSearch alone have stored recent pages without `section`. */
  hit: {url: string; section?: SearchHit; isContinued?: boolean}
  /** Elements that DocSearch would render: an icon, texts as HTML, and buttons. */
  children: ReactNode
}

/**
 * A result, or a page that was opened before. It has few elements, because all of them change with
 * every key. The buttons next to recent pages are for pointers: on the
 * keyboard, Delete removes a page, see `search-window.tsx`.
 */
export function HitView({hit, children}: HitViewProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => makeOption(link.current)) // DocSearch may have set the attributes again
  const {section} = hit
  const action = actionOf(children)
  const isStored = action !== undefined
  const isContinued = !isStored && hit.isContinued === true
  const kind = hitKind(hit.url, section?.headings.at(-1)?.text ?? section?.title.text ?? '')
  return (
    <>
      <a
        ref={link}
        href={hit.url}
        title={isStored ? 'Press Delete to remove it from the list' : undefined}
        tabIndex={-1}
        data-kind={kind}
        data-continued={isContinued || undefined}
      >
        <KindIcon kind={kind} />
        {section ? <HitText {...section} {...{isStored, isContinued}} /> : <b>{hit.url}</b>}
      </a>
      {isStored && (
        <span className="search-actions" aria-hidden="true">
          {withoutTabStops(action)}
        </span>
      )}
    </>
  )
}

function KindIcon({kind}: {kind: HitKind}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={hitIcons[kind]} />
    </svg>
  )
}

/**
 * Makes the link the option. DocSearch makes the list item around it an option, but an option cannot
 * contain a link. An attribute that the item lacks has not changed since it was moved.
 */
function makeOption(link: HTMLAnchorElement | null): void {
  const item = link?.parentElement
  if (!item) return
  item.setAttribute('role', 'none')
  link?.setAttribute('role', 'option')
  for (const name of ['id', 'aria-selected']) {
    const value = item.getAttribute(name)
    if (value === null) continue
    link?.setAttribute(name, value)
    item.removeAttribute(name)
  }
}

/** The buttons next to a recent search: the last part of what DocSearch would render. */
function actionOf(children: ReactNode): ReactNode {
  const last = childrenOf(children).at(-1)
  const [first] = childrenOf(last)
  const isButton = isValidElement(first) && first.type === 'button'
  return isButton || (isValidElement(last) && last.type === Fragment) ? last : undefined
}

/** Removes the buttons from the tab order, also inside of other elements. */
function withoutTabStops(action: ReactNode): ReactNode {
  if (!isValidElement<{children?: ReactNode; tabIndex?: number}>(action)) return action
  if (action.type === 'button') return cloneElement(action, {tabIndex: -1})
  return cloneElement(action, {}, ...childrenOf(action).map(withoutTabStops))
}

function childrenOf(node: ReactNode): readonly ReactNode[] {
  if (!isValidElement<{children?: ReactNode}>(node)) return []
  const {children} = node.props
  return Array.isArray(children) ? children : [children]
}
