import {useEffect, useState} from 'react'
import type {Draft} from '../project/draft.ts'
import {formatHash} from '../project/project-hash.ts'

/** Milliseconds without another change after which the link is that of the edited project. */
const LINK_DELAY_MS = 300

/** The link to a project; the page of the playground shows it as its URL. */
export function useLink(draft: Draft, isEdited: boolean, isPage: boolean): string {
  const [start] = useState(() => {
    return isPage ? location.href : `${location.origin}/playground/?example=${draft.name}`
  })
  const [link, setLink] = useState(start)
  useEffect(() => {
    let isCurrent = true
    const update = async () => {
      const next = isEdited ? `${location.origin}/playground/${await formatHash(draft)}` : start
      if (isCurrent) setLink(next)
    }
    const timer = setTimeout(() => void update(), LINK_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft, isEdited, start])
  useEffect(() => {
    if (isPage && link !== location.href) showInUrl(link)
  }, [isPage, link])
  return link
}

/** Bypasses the router's patch of the history: the page stays the same. */
function showInUrl(link: string): void {
  History.prototype.replaceState.call(history, history.state, '', link)
}
