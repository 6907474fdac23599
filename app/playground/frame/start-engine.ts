/**
 * Starts webpack in a worker, and passes messages on. The worker inherits the origin and the policy
 * of the frame. To stop the worker, the page removes the frame.
 */
export function startEngine(script: ArrayBuffer): void {
  const url = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}))
  const worker = new Worker(url)
  worker.addEventListener('message', ({data}) => parent.postMessage(data, '*'))
  worker.addEventListener('error', ({message}) => {
    parent.postMessage({type: 'crashed', message}, '*')
  })
  addEventListener('message', ({data, source}) => {
    if (source === parent) worker.postMessage(data)
  })
}
