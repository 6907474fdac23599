/** Milliseconds that a reader waits for the network while there is a copy. */
const PATIENCE = 300

/** Milliseconds for which a network that took longer is not waited for again. */
const SLOW = 30_000

let slowUntil = 0

/**
 * What the network answers, or what is stored if that takes too long or fails. Without a copy, the
 * network is waited for.
 */
export async function preferNetwork(
  network: Promise<Response>,
  findCopy: Promise<Response | undefined>,
): Promise<Response> {
  const start = Date.now()
  network.then(
    () => {
      if (Date.now() - start <= PATIENCE) slowUntil = 0
    },
    () => undefined, // told to those who wait for it
  )
  const copy = await findCopy
  if (!copy) return network
  let timer: ReturnType<typeof setTimeout> | undefined
  const isSlow = start < slowUntil
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        if (!isSlow) slowUntil = Date.now() + SLOW
        reject(new Error('The network takes too long'))
      },
      isSlow ? 0 : PATIENCE,
    )
  })
  return Promise.race([network, tooLate])
    .catch(() => copy)
    .finally(() => clearTimeout(timer))
}

/** A server that fails is no better than none. */
export function refuseServerErrors(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  return response
}
