import type {FillOutcome} from './fill.ts'
import type {FillObstacle} from './may-fill.ts'
import type {DownloadCost, StoreState} from './worker-messages.ts'

/** Why nothing can be stored at all. */
export type StoreObstacle = 'blocked' | 'off' | 'missing'

/** State of the store: `157 of 160 pages are stored on this device (2.1 MB).` */
export function describeState({pages, allPages, bytes, isComplete}: StoreState): string {
  const size = sizeOf(bytes)
  if (isComplete) {
    return `All ${pages} pages are stored on this device (${size}). You can read and search them offline.`
  }
  if (pages === 0) return 'No pages are stored on this device.'
  const are = pages === 1 && allPages === undefined ? 'page is' : 'pages are'
  const count = allPages === undefined ? pages : `${pages} of ${allPages}`
  return `${count} ${are} stored on this device (${size}).`
}

/** Shown until the cost is known. */
export const LOOKING = 'Looking up the size of the download…'

/** Part of the state that decides the cost. */
interface Cost extends Pick<StoreState, 'cost' | 'isComplete'> {
  readonly allBytes: number | undefined
}

/** The cost of storing all content: the download, and the space on the device. */
export function describeCost({allBytes, cost, isComplete}: Cost): string {
  const space =
    allBytes === undefined || isComplete
      ? []
      : `All pages take up ${sizeOf(allBytes)} on this device.`
  return [describeDownload(cost, isComplete), space].flat().join(' ')
}

function describeDownload(cost: DownloadCost | undefined, isComplete: boolean): string[] {
  if (!cost || (isComplete && cost.bytes === 0)) return []
  const size = cost.isMost
    ? `at most ${sizeOf(cost.bytes)}, and less if the server compresses it`
    : `about ${sizeOf(cost.bytes)}`
  return [`${isComplete ? 'Changes to download' : 'To download'}: ${size}.`]
}

/** `2.1 MB`; small sizes are in kilobytes, so that none reads `0.0 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1e5 ? `${Math.ceil(bytes / 1000)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}

/** Why not everything is stored, and what the reader can do. */
export function describeObstacle(obstacle: FillObstacle | undefined): string {
  const texts = {
    refused: 'Pages that you open are stored. The others are stored only on request.',
    'save-data':
      'Your browser is set to save data. Only pages that you open are stored, and the others on request.',
    slow: 'The connection is slow. Only pages that you open are stored, and the others on request.',
    short:
      'This device has little free space. Only pages that you open are stored, and the others on request.',
  }
  return obstacle
    ? texts[obstacle]
    : 'The other pages are stored in the background when you open a second page, or after five minutes of reading.'
}

/** Why nothing can be stored, and what the reader can do. */
export function describeStoreObstacle(obstacle: StoreObstacle): string {
  return {
    blocked:
      'Your browser does not allow this site to store data. Allow it in the settings of your browser, and reload this page.',
    off: 'Offline reading is not available on this site at the moment.',
    missing:
      'Pages cannot be stored yet. Reload this page. If that does not help, free up space on this device.',
  }[obstacle]
}

/** Result of storing everything. */
export function describeOutcome(outcome: FillOutcome): string {
  return {
    done: 'All pages are stored.',
    busy: 'Another tab is storing the pages.',
    stopped: 'Stopped. The pages stored so far are kept.',
    full: 'There is not enough space. Free up space on this device, or remove the stored pages, and try again.',
    network:
      'The connection or the server failed. The pages stored so far are kept. Try again later.',
    changed: 'The documentation is being updated. Try again in a few minutes.',
  }[outcome]
}
