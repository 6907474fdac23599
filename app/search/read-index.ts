/** Reads a part of the index, named by its URL relative to the site. */
export async function readIndex<T>(url: string): Promise<T> {
  const response = await fetch(`/${url}`)
  if (!response.ok) throw new Error(`${url} could not be read: ${response.status}`)
  return response.json()
}
