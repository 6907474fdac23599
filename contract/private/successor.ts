/** What takes the place of an option. */
export interface Successor {
  /** The release without the option: `5.111.0`, of webpack or webpack-dev-server; absent if it works. */
  readonly removed?: string
  /** What to do now, as a sentence. */
  readonly advice: string
  /** Options to look up. */
  readonly options: readonly string[]
}

/** Another option does the same. */
export function set(name: string, removed?: string): Successor {
  return {
    ...(removed !== undefined && {removed}),
    advice: `Set ${name} instead.`,
    options: [name],
  }
}

/** No option takes its place. */
export function drop(removed: string, advice = 'Remove it: it is always on.'): Successor {
  return {removed, advice, options: []}
}
