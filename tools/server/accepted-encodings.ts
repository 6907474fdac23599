import type {IncomingMessage} from 'node:http'
import Negotiator from 'negotiator'
import {encodings, type Encoding} from './site-source.ts'

/** An option that the types of the package lack: which of equally accepted encodings goes first. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: {preferred: readonly string[]}): string[]
}

/**
 * The encodings that a client prefers to the file as it is. A part of a file is always one of the file
 * as it is.
 */
export function acceptedEncodings(request: IncomingMessage): readonly Encoding[] {
  const isPart = request.method === 'GET' && request.headers.range !== undefined
  if (isPart || request.headers['accept-encoding'] === undefined) return []
  const negotiator: EncodingNegotiator = new Negotiator(request)
  const names = negotiator.encodings([...encodings, 'identity'], {preferred: encodings})
  const count = names.includes('identity') ? names.indexOf('identity') : names.length
  return names.slice(0, count).flatMap(name => encodings.find(known => known === name) ?? [])
}
