/** Why a file of the content folder cannot be published. */
export interface FileProblem {
  readonly message: string
  readonly hint: string
  /** The line within the file, if the problem is at one. */
  readonly line?: number
}
