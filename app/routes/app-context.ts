import type {Api} from '../loading/api.ts'
import type {FollowReleaseOptions} from '../loading/follow-release.ts'
import type {CurrentSite} from '../navigation/site-map.ts'
import type {ArticleContent} from '../ui/article.tsx'
import type {LoadedPage} from './loaded-page.ts'

/** The router's context: passed to the loaders and components of all routes. */
export interface AppContext {
  readonly api: Api
  readonly site: CurrentSite
  /** The page whose text the document already contains; only the first call returns it. */
  takeFirstPage(pathname: string): LoadedPage | undefined
  /** The same for a document that shows text, but no page: a printable section. */
  takeFirstText(pathname: string): ArticleContent | undefined
  /** Preloads the scripts, the styles and the data of the explorer, all at once. */
  preloadExplorer(): void
  /** Loads the document of a newer release, if there is one; see `follow-release.ts`. */
  followRelease(options?: FollowReleaseOptions): Promise<void>
}
