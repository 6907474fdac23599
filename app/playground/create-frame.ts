/** A sandboxed frame, to which nothing of this site is in reach. */
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
  /** Milliseconds that the frame has to start. */
  readonly limit?: number
}

/** Why frames do not start on some hosts. */
export const NO_SANDBOX =
  'This site cannot run it here: its host sends headers that forbid frames, or the browser is too old.'

/** Starts a frame; rejects if the document does not report that its sandbox holds. */
export function createFrame<Message>(options: FrameOptions<Message>): Promise<SandboxFrame> {
  const {url, parent, isHidden = false, onMessage, limit = 15_000} = options
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
    const timer = setTimeout(() => {
      remove()
      reject(new Error(NO_SANDBOX))
    }, limit)
    const listen = ({data, source, origin}: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== 'null') return
      if (data?.type === 'frame') {
        clearTimeout(timer)
        resolve({send: message => frame.contentWindow?.postMessage(message, '*'), remove})
      } else onMessage(data)
    }
    addEventListener('message', listen)
    parent.append(frame)
  })
}
