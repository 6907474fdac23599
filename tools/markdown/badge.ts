import type {PhrasingContent} from 'mdast'

/** A badge next to a name, such as the version that it needs. */
export function buildBadge(children: PhrasingContent[]): PhrasingContent {
  return {
    type: 'strong',
    data: {hName: 'span', hProperties: {className: ['badge']}},
    children,
  }
}
