import {createApi} from './api.ts'
import {announce} from './enhance/announce.ts'
import {listenForCopy} from './enhance/copy.ts'
import {followLateTargets} from './enhance/late-target.ts'
import {nextTask} from './enhance/next-task.ts'
import {listenForTabs} from './enhance/tabs.ts'

listenForCopy(document, announce)
listenForTabs(document)
followLateTargets(window)
void start()

/** Starts the app in several short tasks: whatever the reader does meanwhile comes first. */
async function start(): Promise<void> {
  const api = createApi(location.origin)
  const [nav, reactDom] = await Promise.all([api.nav(), import('./react-dom.ts')])
  await nextTask()
  const {takeOver} = await import('./take-over.tsx')
  await nextTask()
  await takeOver({api, nav, reactDom})
}
