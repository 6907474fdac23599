import type {FillOutcome} from './fill.ts'
import type {FillObstacle} from './may-fill.ts'
import type {StoreState} from './messages.ts'

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

/**
 * Disk space for all content. The transfer size is unknown, because it depends on the server's
 * compression.
 */
export function describeCost(allBytes: number | undefined): string {
  if (allBytes === undefined) return ''
  return `All pages take up ${sizeOf(allBytes)} on this device. The download is smaller if the server compresses it.`
}

function sizeOf(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}

/** Why there is more to be stored, and what the reader can do. */
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
    : 'The other pages are stored in the background when you open a second page, or after five minutes.'
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
