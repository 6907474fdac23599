import type {FillOutcome} from './fill.ts'
import type {FillObstacle} from './may-fill.ts'
import type {StoreState} from './messages.ts'

/** Why nothing can be stored at all. */
export type StoreObstacle = 'blocked' | 'off' | 'missing'

/** What is stored: `157 of 160 pages are stored on this device, 2.1 MB.` */
export function describeState({pages, allPages, bytes, isComplete}: StoreState): string {
  const size = sizeOf(bytes)
  if (isComplete) {
    return `All ${pages} pages are stored on this device, ${size}. They can be read and searched without a network.`
  }
  if (pages === 0) return 'No page is stored on this device.'
  const are = pages === 1 && allPages === undefined ? 'page is' : 'pages are'
  const count = allPages === undefined ? pages : `${pages} of ${allPages}`
  return `${count} ${are} stored on this device, ${size}.`
}

/** What it costs to store everything. How far a server compresses it is not known here. */
export function describeCost(allBytes: number | undefined): string {
  if (allBytes === undefined) return ''
  return `Everything takes up ${sizeOf(allBytes)} on this device. Less is downloaded where the server compresses it.`
}

function sizeOf(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}

/** Why there is more to be stored, and what the reader can do. */
export function describeObstacle(obstacle: FillObstacle | undefined): string {
  const texts = {
    refused: 'Pages are kept as you open them. The others are stored only if you ask for it.',
    'save-data':
      'Your browser is set to save data: pages are stored only as you open or ask for them.',
    slow: 'The connection is slow: pages are stored only as you open or ask for them.',
    short:
      'There is little space left on this device: pages are stored only as you open or ask for them.',
  }
  return obstacle
    ? texts[obstacle]
    : 'The rest is stored while you read: from your second page on, or after five minutes.'
}

/** Why nothing can be stored, and what the reader can do. */
export function describeStoreObstacle(obstacle: StoreObstacle): string {
  return {
    blocked:
      'Your browser does not let this site store anything. Allow it in its settings for site data, and load this page again.',
    off: 'This site offers no offline reading at the moment.',
    missing:
      'Nothing can be stored yet. Load this page again; if that does not help, free some space on this device.',
  }[obstacle]
}

/** How storing everything has ended. */
export function describeOutcome(outcome: FillOutcome): string {
  return {
    done: 'Everything is stored.',
    busy: 'Another tab is storing it.',
    stopped: 'Stopped. What is stored so far stays.',
    full: 'There is no space left. Free some on this device, or remove what is stored here, and try again.',
    network: 'The connection or the server failed. What is stored so far stays: try again later.',
    changed: 'The documentation is being changed at this moment. Try again in a few minutes.',
  }[outcome]
}
