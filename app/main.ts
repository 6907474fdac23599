import type {AppRouter} from './router.ts'

let router: AppRouter | undefined
void start().finally(() =>
  import('./start/controls.ts').then(({listenForControls}) => listenForControls(router)),
)

/** Starts the app in several short tasks, so that the page responds to input in between. */
async function start(): Promise<void> {
  const reactDom = await import('./loading/react-dom.ts')
  await new Promise(resolve => setTimeout(resolve))
  const {startApp} = await import('./start/start-app.ts')
  router = await startApp(reactDom)
}
