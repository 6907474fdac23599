import type {AppRouter} from './router.ts'

let router: AppRouter | undefined
void start().finally(() =>
  import('./controls.ts').then(({listenForControls}) => listenForControls(router)),
)

/** Starts the app in several short tasks: whatever the reader does meanwhile comes first. */
async function start(): Promise<void> {
  const reactDom = await import('./loading/react-dom.ts')
  await new Promise(resolve => setTimeout(resolve))
  const {takeOver} = await import('./take-over.tsx')
  router = await takeOver(reactDom)
}
