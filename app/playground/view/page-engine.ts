import {createEngine} from '../create-engine.ts'

/** The engine of this document. It stays when the playground is closed, so that it starts once. */
export const engine = createEngine()
