import type {ReactNode} from 'react'

/**
 * A title whose long names may break between their words: `CssMinimizer` and `WebpackPlugin`,
 * `optimization.` and `splitChunks`. A short name stays whole, and no end of a few letters is split
 * off.
 */
export function breakable(title: string): ReactNode[] {
  const parts = markBreaks(title).split('\n')
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))
}

/** Names of fewer characters fit into a line of any list. */
const longNames = /\S{15,}/g

function markBreaks(title: string): string {
  return title.replaceAll(longNames, name =>
    name
      .replaceAll(/(\w{4,}\.)(?=\w{4})/g, '$1\n')
      .replaceAll(/\w{15,}/g, word =>
        word.replaceAll(/([A-Za-z]{3,}?[a-z])(?=[A-Z][a-z]{3})/g, '$1\n'),
      ),
  )
}
