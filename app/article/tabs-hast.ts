import type {Element} from 'hast'
import {h, text, textOf} from './hast-element.ts'

/**
 * The document contains all panels; styles and a script show one of them. Our ids have capital
 * letters, which ids of headings don't have.
 */
export function buildTabs(node: Element, number: number): Element {
  const tabs = node.children.filter(child => child.type === 'element')
  const labels = tabs.map(tab => textOf(tab.children.find(child => child.type === 'element')))
  const buttons = labels.map((label, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `AppTab-${number}-${index}`,
        ariaControls: [`AppPanel-${number}-${index}`],
        ariaSelected: String(index === 0),
        ...(index > 0 && {tabIndex: -1}),
      },
      [text(label)],
    ),
  )
  const panels = tabs.map((tab, index) => ({
    ...tab,
    properties: {
      ...tab.properties,
      role: 'tabpanel',
      id: `AppPanel-${number}-${index}`,
      ariaLabelledBy: [`AppTab-${number}-${index}`],
      ...(index === 0 && {dataSelected: ''}),
    },
  }))
  const list = h('div', {role: 'tablist', className: ['tab-list']}, buttons)
  return {...node, children: [list, ...panels]}
}
