import type {Fact} from '#contract/webpack.ts'

/**
 * The id of the element that shows an inline fact: `option:output.publicPath` →
 * `option-output-publicpath`, `dev-server:open[].app` → `dev-server-open-items-app`. A message
 * that ends with a value has another id than the same message without one.
 */
export function elementIdOf({kind, name}: Pick<Fact, 'kind' | 'name'>): string {
  const text = name
    .toLowerCase()
    .replace(/ …$/, '-value')
    .replaceAll('[]', '-items')
    .replaceAll('/', '--')
    .replaceAll('@', '-at-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '-')
    .replaceAll(/-{3,}/g, '--')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
  return `${kind}-${text}`
}
