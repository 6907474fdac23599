import {afterAll} from 'vitest'
import {removeFolders} from './tools/temp-folder.ts'

// Modules are loaded once for many files, so their own hooks would run after the first one only.
afterAll(removeFolders)
