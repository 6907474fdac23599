import type {Fact} from '#contract/webpack.ts'

/** What is known about an option. */
export interface OptionSource {
  readonly fact: Fact
  /** Its first sentence in the documentation, as Markdown. */
  readonly sentence: string | undefined
  /** The complete address of its description. */
  readonly address: string | undefined
  /** The oldest release that was read: what it has may be older. */
  readonly oldest: string | undefined
}

/** Describes an option for editors and tools, with keywords of JSON Schema. */
export function describeOption(source: OptionSource): Readonly<Record<string, unknown>> {
  const {fact, address} = source
  const json = findJsonDefault(fact)
  return {
    markdownDescription: formatDescription(source),
    ...(json !== undefined && {default: json.value}),
    ...(fact.since !== undefined && {since: fact.since}),
    ...(fact.deprecated && {deprecated: true, deprecationMessage: formatDeprecation(fact)}),
    ...(address !== undefined && {link: address}),
  }
}

function formatDescription({fact, sentence, address, oldest}: OptionSource): string {
  const {name, since, deprecated, experimental} = fact
  const facts = [
    ...(deprecated ? [formatDeprecation(fact)] : []),
    ...(experimental ? ['Experimental.'] : []),
    ...formatDefaults(fact),
    ...(since === undefined || since === oldest ? [] : [`Since webpack ${since}.`]),
  ]
  const parts = [
    sentence ?? '',
    facts.join(' '),
    address === undefined ? '' : `[${name}](${address})`,
  ]
  return parts.filter(part => part !== '').join('\n\n')
}

function formatDeprecation({deprecatedSince}: Fact): string {
  return deprecatedSince === undefined ? 'Deprecated.' : `Deprecated since ${deprecatedSince}.`
}

function formatDefaults({default: {development, production} = {}}: Fact): string[] {
  if (development === production) {
    return production === undefined ? [] : [`Default: \`${production}\`.`]
  }
  const inMode = (value: string | undefined, mode: string) =>
    `${value === undefined ? 'none' : `\`${value}\``} in ${mode} mode`
  return [`Default: ${inMode(production, 'production')}, ${inMode(development, 'development')}.`]
}

/** The default if it is the same in each mode, and if JSON can express it. */
function findJsonDefault({
  default: {development, production} = {},
}: Fact): {value: unknown} | undefined {
  if (production === undefined || development !== production) return undefined
  try {
    return {value: JSON.parse(production)}
  } catch (error) {
    if (error instanceof SyntaxError) return undefined // an expression such as path.join()
    throw error
  }
}
