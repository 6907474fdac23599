import type {Anchor} from '#contract/tree.ts'
import type {CoverUse, FrontMatter, MovedAnchor} from '../content-format/front-matter.ts'
import type {Issue} from '../issues/issue.ts'
import type {PagePlace} from '../content-format/outline.ts'

/** A link of a page, with its line. */
export interface LinkUse {
  /** As it is in the body: normalized, with its hash. */
  readonly url: string
  readonly line: number
}

/** Pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** An image or a download, with its line. */
export interface FileUse {
  /** Relative to the content folder. */
  readonly path: string
  readonly line: number
  /** Whether it is the target of a link, not an image that the page shows. */
  readonly isLink?: boolean
  /** If it is an image. */
  readonly size?: ImageSize
}

/** A fact that a page shows. */
export interface FactUse {
  readonly id: string
  /** The hash of its URL: its own id or that of its heading; empty above the first heading. */
  readonly anchor: string
  readonly line: number
}

/** Data about the package, if the page is its README. */
export interface PackageFacts {
  /** Name of the npm package. */
  readonly package: string
  readonly version: string
  /** Its license, as SPDX names it. */
  readonly license?: string
}

/** The result of parsing one source, independent of all others. */
export interface ParsedPage {
  readonly path: string
  readonly size: number
  readonly frontMatter: FrontMatter & Partial<PackageFacts>
  /** If it is the index of a folder with groups: where the sidebar lists the pages of this folder. */
  readonly places?: readonly PagePlace[]
  readonly anchors: readonly Anchor[]
  /** The ids of all headings, listed or not, and of facts within the text. */
  readonly ids: readonly string[]
  /** Its former ids. */
  readonly moved?: readonly MovedAnchor[]
  /** The facts that only this page may cover. */
  readonly covers?: readonly CoverUse[]
  /** The facts that it shows, in document order. */
  readonly facts?: readonly FactUse[]
  readonly links: readonly LinkUse[]
  /** The files that the page shows or offers. */
  readonly files: readonly FileUse[]
  /** Names of the examples that it offers as zip files. */
  readonly downloads?: readonly string[]
  readonly excerpt: string
  /** Number of samples that webpack checks; absent if there are none. */
  readonly checkedSamples?: number
  /** Changes with the body; known once the page is stored. */
  readonly bodyHash?: string
  readonly issues: readonly Issue[]
  /** Removals and corrections in the text of another project. */
  readonly changes?: readonly string[]
}
