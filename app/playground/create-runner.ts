import {createFrame} from './create-frame.ts'
import type {ConsoleLine, Runner, RunnerOptions} from './engine-api.ts'
import {readManifest, urlOf} from './engine-files.ts'
import type {Preview} from './protocol.ts'

type RunnerMessage =
  | {readonly type: 'console'; readonly line: ConsoleLine}
  | {readonly type: 'stopped'; readonly reason: string}

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
    return createFrame<RunnerMessage>({
      url: urlOf(manifest.frame.url),
      parent,
      onMessage(message) {
        if (isStopped) return
        if (message.type === 'console') onConsole(message.line)
        else {
          stop()
          onStopped(message.reason)
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
