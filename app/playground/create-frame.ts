/** A sandboxed frame, which cannot reach this site. */
export interface SandboxFrame {
  send(message: unknown): void
  remove(): void
}

interface FrameOptions<Message> {
  /** URL of the document of the engine. */
  readonly url: string
  readonly parent: Element
  readonly isHidden?: boolean
  readonly onMessage: (message: Message) => void
}

/**
 * Milliseconds after the `load` event, which also reports a refused document, in which the document
 * must have reported that it runs. However slow the network is, it does so before that event.
 */
const TIMEOUT_MS = 5000

/** Why frames do not start on some hosts. */
export const NO_SANDBOX =
  'This site cannot run it here: its host sends headers that forbid frames, or the browser is too old.'

/** Starts a frame; rejects if the document does not report that its sandbox holds. */
export function createFrame<Message>(options: FrameOptions<Message>): Promise<SandboxFrame> {
  const {url, parent, isHidden = false, onMessage} = options
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = 'Sandbox'
  frame.hidden = isHidden
  frame.src = url
  return new Promise((resolve, reject) => {
    const remove = () => {
      removeEventListener('message', listen)
      frame.remove()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const expectReport = () => {
      timer = setTimeout(() => {
        remove()
        reject(new Error(NO_SANDBOX))
      }, TIMEOUT_MS)
    }
    const listen = ({data, source, origin}: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== 'null') return
      if (data?.type === 'frame') {
        clearTimeout(timer)
        frame.removeEventListener('load', expectReport)
        resolve({send: message => frame.contentWindow?.postMessage(message, '*'), remove})
      } else onMessage(data)
    }
    addEventListener('message', listen)
    frame.addEventListener('load', expectReport, {once: true})
    parent.append(frame)
  })
}
