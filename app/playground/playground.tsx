import {useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'
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
      <div className={styles['playground']}>
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
  const top = opener.getBoundingClientRect().top
  const dialog = document.createElement('dialog')
  dialog.className = styles['dialog'] ?? ''
  dialog.setAttribute('aria-label', `Playground: ${example}`)
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
    classList.remove('playground-open')
    opener.focus({preventScroll: true})
  })
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    const isEditor = event.target instanceof Element && event.target.shadowRoot
    event.preventDefault() // in the editor, the key only leaves the editor
    if (!isEditor) dialog.close()
  })
  dialog.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a[href*="/playground/"]')) dialog.close()
  })
  document.body.append(dialog)
  classList.add('playground', 'playground-open')
  if (matchMedia('(width >= 1024px)').matches) dialog.show()
  else dialog.showModal()
  const path = opener.closest('figure')?.querySelector('.code-title')?.firstChild?.textContent
  const close = () => dialog.close()
  root.render(<Panel example={example} urls={urls} path={path ?? undefined} close={close} />)
  scrollBy({top: opener.getBoundingClientRect().top - top, behavior: 'instant'})
}

function Panel({close, ...props}: PlaygroundProps & {close: () => void}) {
  return (
    <>
      <div className={styles['header']}>
        <h2>{props.example}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <Playground {...props} />
    </>
  )
}
