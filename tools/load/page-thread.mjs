// A thread does not take over its process's loader, so that it brings its own before any TypeScript.
import {register} from 'tsx/esm/api'

register()
await import('./page-worker.ts')
