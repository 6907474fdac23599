import type {PhrasingContent} from 'mdast'

/** A small mark beside a name: the version that it needs. */
export function buildBadge(children: PhrasingContent[]): PhrasingContent {
  return {
    type: 'strong',
    data: {hName: 'span', hProperties: {className: ['badge']}},
    children,
  }
}
