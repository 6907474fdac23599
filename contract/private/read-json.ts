const files = new Map<string, Promise<unknown>>()

/** Reads a file of the site once. */
export async function readJson<T>(url = ''): Promise<T> {
  const reading = files.get(url) ?? request(url)
  files.set(url, reading)
  try {
    const value: Promise<T> = Promise.resolve(JSON.parse(String(await reading)))
    return await value
  } catch (error) {
    files.delete(url)
    throw error
  }
}

async function request(url: string): Promise<string> {
  const response = await fetch(`/${url}`)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}
