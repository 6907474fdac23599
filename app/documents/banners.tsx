import type {Body} from '#contract/mdast.ts'
import {renderArticle} from './render-article.ts'

/** A message above every page, until the reader closes it. */
export interface Notification {
  /** Stored when it is closed: a notification with another version is shown again. */
  readonly version: string
  /** Its label for screen readers. */
  readonly title: string
  readonly body: Body
}

/** Elements before the app in every document; the scripts of `enhance/` make them work. */
export function Banners({notification}: {notification: Notification | undefined}) {
  return (
    <>
      <a className="skip-link" href="#AppMain">
        Skip to main content
      </a>
      <a className="skip-link" href="#AppSidebar">
        Skip to the sidebar
      </a>
      <a className="skip-link" href="#AppOnThisPage">
        Skip to “On this page”
      </a>
      <p hidden>
        For tools: <a href="/llms.txt">/llms.txt</a> lists the Markdown of all pages.
      </p>
      <p id="AppOffline" role="status" data-testid="offline-banner" />
      {notification && (
        <aside
          id="AppNotification"
          data-version={notification.version}
          aria-label={notification.title}
        >
          <div dangerouslySetInnerHTML={{__html: renderArticle(notification.body)}} />
          <button type="button" aria-label="Close the notification" title="Close">
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path fill="none" stroke="currentColor" strokeWidth="1.8" d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </aside>
      )}
    </>
  )
}
