import type {ReactNode} from 'react'

/** A title that may break between the words of a name: `CssMinimizerWebpackPlugin`, `output.path`. */
export function breakable(title: string): ReactNode[] {
  const parts = title.replaceAll(/([a-z](?=[A-Z])|\.(?=\w))/g, '$1\n').split('\n')
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))
}
