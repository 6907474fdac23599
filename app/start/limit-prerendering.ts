import {connection} from '../enhance/connection.ts'
import type {StartableApp} from './start-when-used.ts'

/**
 * Ends the prerendering of linked pages once the app follows links itself, and immediately for
 * readers who save data.
 */
export function limitPrerendering(
  document: Document,
  {started}: Pick<StartableApp, 'started'>,
): void {
  const end = () => document.querySelector('script[type="speculationrules"]')?.remove()
  if (connection().saveData === true) end()
  else void started.then(app => app && end())
}
