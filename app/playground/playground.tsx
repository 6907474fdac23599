import {useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'
import {pathOfSample} from './path-of-sample.ts'
import type {Draft} from './project/draft.ts'
import {loadExample} from './project/example-zip.ts'
import {parseHash} from './project/project-hash.ts'
import {EngineLimits} from './view/engine-limits.tsx'
import {ExampleList} from './view/example-list.tsx'
import styles, {href} from './view/playground.module.css?linked'
import {SiteUrlsContext, type SiteUrls} from './view/site-urls.ts'
import {Workbench} from './view/workbench.tsx'

/** URL of the styles; they are loaded together with the component. */
export const stylesHref = href

interface PlaygroundProps {
  /** Name of the example to start from. */
  example: string
  urls: SiteUrls
  /** The hash of the page, which may hold a project; absent on other pages. */
  hash?: string | undefined
  /** Path of the file to show first. */
  path?: string | undefined
}

/** Builds a project with webpack in the browser, while the reader edits it. */
export function Playground(props: PlaygroundProps) {
  const {example, urls, hash} = props
  return (
    <SiteUrlsContext value={urls}>
      <div className={`screen-only ${styles['playground']}`}>
        {hash !== undefined && <ExampleList current={example} />}
        <Project key={`${example}${hash}`} {...props} />
        <EngineLimits />
      </div>
    </SiteUrlsContext>
  )
}

function Project({example, urls, hash, path}: PlaygroundProps) {
  const [draft, setDraft] = useState<Draft>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const load = async () =>
      (await parseHash(hash ?? '')) ?? loadExample(example, `/${urls.example(example)}`)
    load().then(
      loaded => isCurrent && setDraft(loaded),
      (error: unknown) =>
        isCurrent && setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [example, urls, hash])
  if (failure !== undefined) return <p role="alert">{failure}</p>
  return draft && <Workbench initial={draft} path={path} isPage={hash !== undefined} />
}

/** Opens an example in a dialog: next to the text, or over it where there is no room. */
export function openPlayground(example: string, urls: SiteUrls, opener: HTMLElement): void {
  document.querySelector<HTMLDialogElement>(`.${styles['dialog']}`)?.close()
  const {classList} = document.documentElement
  const title = titleOf(opener) ?? example
  const top = opener.getBoundingClientRect().top
  const dialog = createDialog(`Playground: ${title}`)
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
    classList.remove('playground-open')
    opener.focus({preventScroll: true})
  })
  document.body.append(dialog)
  classList.add('playground', 'playground-open')
  if (matchMedia('(width >= 1024px)').matches) dialog.show()
  else dialog.showModal()
  const props = {example, title, urls, path: pathOfSample(opener), close: () => dialog.close()}
  root.render(<Panel {...props} />)
  scrollBy({top: opener.getBoundingClientRect().top - top, behavior: 'instant'})
}

/** A dialog that closes with Escape, and before a link leads to the page of the playground. */
function createDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = `screen-only ${styles['dialog']}`
  dialog.setAttribute('aria-label', label)
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    const isEditor = event.target instanceof Element && event.target.shadowRoot
    event.preventDefault() // in the editor, the key only leaves the editor
    if (!isEditor) dialog.close()
  })
  dialog.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a[href*="/playground/"]')) dialog.close()
  })
  return dialog
}

/** The heading under which the page shows the example. */
function titleOf(opener: HTMLElement): string | undefined {
  const headings = opener.ownerDocument.querySelectorAll('main :is(h1, h2, h3)')
  const isBefore = (heading: Element) =>
    heading.compareDocumentPosition(opener) === Node.DOCUMENT_POSITION_FOLLOWING
  const heading = [...headings].findLast(isBefore)
  const text = [...(heading?.childNodes ?? [])].filter(
    node => !(node instanceof Element && node.matches('.badge')),
  )
  return (
    text
      .map(node => node.textContent)
      .join('')
      .trim() || undefined
  )
}

interface PanelProps extends PlaygroundProps {
  title: string
  close: () => void
}

function Panel({title, close, ...props}: PanelProps) {
  return (
    <>
      <div className={styles['header']}>
        <h2>{title}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <Playground {...props} />
    </>
  )
}
