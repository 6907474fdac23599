import type {Fact, FactKind} from '#contract/webpack.ts'

/** What was read from a release. */
export interface ReleaseFacts {
  readonly facts: readonly Fact[]
  /** As in the files of facts: other names of options. */
  readonly aliases: Readonly<Record<string, string>>
  /** Names that the code mentions, though no reader finds them: `member:Compilation.hash`. */
  readonly mentioned: readonly string[]
  /** Why facts of a kind could not be read. */
  readonly unread: Readonly<Partial<Record<FactKind, string>>>
}
