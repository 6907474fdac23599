import {isConsoleLine} from './console-line.ts'
import {createFrame} from './create-frame.ts'
import type {Runner, RunnerOptions} from './engine-api.ts'
import {readManifest, urlOf} from './engine-files.ts'
import type {Preview} from './protocol.ts'

/** Shows a bundle in a sandboxed frame. */
export function createRunner(parent: Element, preview: Preview, options: RunnerOptions): Runner {
  const {onConsole, onStopped} = options
  let isStopped = false
  const frame = start()
  const stop = () => {
    isStopped = true
    void frame.then(
      ({remove}) => remove(),
      () => undefined,
    )
  }

  async function start() {
    const manifest = await readManifest()
    return createFrame<unknown>({
      url: urlOf(manifest.frame.url),
      parent,
      onMessage(message) {
        if (isStopped) return
        const {type, line, reason}: Readonly<Record<string, unknown>> = {...Object(message)}
        if (type === 'console' && isConsoleLine(line)) onConsole(line)
        if (type === 'stopped' && typeof reason === 'string') {
          stop()
          onStopped(reason)
        }
      },
    })
  }

  frame.then(
    ({send}) => !isStopped && send({type: 'show', preview}),
    error => onStopped(error.message),
  )
  return {stop}
}
