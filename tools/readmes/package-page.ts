import type {FrontMatter} from '../content-format/front-matter.ts'
import type {PackageFacts} from '../site/parsed-page.ts'
import type {Repository} from './repository.ts'

/** A page made from the README of a package. */
export interface PackagePage {
  /** Path as if the page were in the content folder: `loaders/css-loader.md`. */
  readonly path: string
  /** Bytes of the README. */
  readonly size: number
  readonly frontMatter: FrontMatter & PackageFacts
  readonly repository: Repository | undefined
  /** Tag or branch of the version that is installed. */
  readonly ref: string
  /** The line of `packages.json` that names the package. */
  readonly line: number
}

/** A page with the file that it is made from. */
export interface PackageSource extends PackagePage {
  /** Path of the README on this machine. */
  readonly file: string
}
