/** Milliseconds without a pause, after which a script counts as endless. */
const TIMEOUT_MS = 3000

/**
 * Ends scripts that never pause, because they would freeze the tab of the page. Defines the
 * function that the engine has inserted calls to in their loops.
 */
export function limitTime(): void {
  const {port1, port2} = new MessageChannel()
  let start: number | undefined
  port1.addEventListener('message', () => (start = undefined))
  port1.start()
  const check = () => {
    const now = performance.now()
    if (start === undefined) {
      start = now
      port2.postMessage('') // arrives in the next pause
    } else if (now - start > TIMEOUT_MS) {
      parent.postMessage({type: 'stopped', reason: REASON}, '*')
      throw new Error(REASON)
    }
  }
  Object.assign(globalThis, {__checkTime: check})
}

const REASON = `The bundle was stopped: it ran for ${TIMEOUT_MS / 1000} seconds without a pause.`
