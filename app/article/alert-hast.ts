import type {Element} from 'hast'
import {h, textOf} from './hast-element.ts'

/** Outlines on a grid of 24, by the title of an alert. */
const icons: Readonly<Record<string, string>> = {
  Note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.5m0-9v.1',
  Tip: 'M9.5 17.5v-1.3A6.5 6.5 0 1 1 14.5 16.2v1.3zM10 20.8h4',
  Important: 'M4 4h16v12.5h-8L8 20.5v-4H4zm8 3.5v3.7m0 2.3v.1',
  Warning: 'M12 3.5 21.8 20.5H2.2zM12 10v4.3m0 2.9v.1',
  Caution: 'M8 2.8h8l5.2 5.2v8L16 21.2H8L2.8 16V8zM12 7.5v5m0 3.7v.1',
}

/** The kind of an alert in its title: color alone would not say it. */
export function drawAlertIcon(title: Element): Element {
  const d = icons[textOf(title)]
  if (d === undefined) return title
  const path = h('path', {d}, [])
  const icon = h('svg', {className: ['icon'], viewBox: '0 0 24 24', ariaHidden: 'true'}, [path])
  return {...title, children: [icon, ...title.children]}
}
