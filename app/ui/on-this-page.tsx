import {useEffect, useState} from 'react'
import type {Anchor} from '#contract/tree.ts'
import {breakable} from './breakable.tsx'
import styles from './on-this-page.module.css'

/** The headings of the page, next to it on wide screens; the current one is marked. */
export function OnThisPage({anchors}: {anchors: readonly Anchor[]}) {
  const current = useCurrentAnchor(anchors)
  if (anchors.length < 2) return <div />
  return (
    <nav className={styles.toc} aria-labelledby="AppOnThisPage">
      <p id="AppOnThisPage">On this page</p>
      <ul>
        {anchors.map(({id, title, level}) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {breakable(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last heading above the upper third of the window. */
function useCurrentAnchor(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 3
      const passed = anchors.filter(({id}) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top < line
      })
      setCurrent(passed.at(-1)?.id)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    document.addEventListener('scroll', onScroll, {passive: true})
    onScroll()
    return () => {
      document.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [anchors])
  return current
}
