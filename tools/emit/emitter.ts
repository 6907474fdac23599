import type {AppBundle} from '../bundle/app-bundle.ts'
import type {Site} from '../load/site.ts'
import type {Output} from '../output/output.ts'

/** Decides on one kind of files. */
export type Emitter = (site: Site, app: AppBundle) => readonly Output[]
