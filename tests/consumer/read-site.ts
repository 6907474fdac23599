import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Reads files of a site and checks them by the schemas that it publishes. */
export function createReader(site: string) {
  const ajv = new Ajv2020({strict: true})
  addFormats.default(ajv)
  const validators = new Map<string, Promise<ValidateFunction>>()
  const texts = new Map<string, Promise<string>>()

  async function fetchJson(url: string): Promise<string> {
    const response = await fetch(new URL(url, site))
    const type = response.headers.get('content-type')
    if (response.ok && type?.startsWith('application/json')) return response.text()
    throw new Error(`${url}: ${response.status} ${type}`)
  }

  async function compile(url: string): Promise<ValidateFunction> {
    return ajv.compile(JSON.parse(await fetchJson(url)))
  }

  async function fetchValid(url: string, schema?: string): Promise<string> {
    const text = await fetchJson(url)
    if (schema === undefined) return text
    const validating = validators.get(schema) ?? compile(schema)
    validators.set(schema, validating)
    const validate = await validating
    if (validate(JSON.parse(text))) return text
    throw new Error(`${url}: ${ajv.errorsText(validate.errors)}`)
  }

  return {
    /** A file of the API, fetched once; throws unless it satisfies the schema that the index names. */
    async read<T = unknown>(url: string, schema?: string): Promise<T> {
      const text = texts.get(url) ?? fetchValid(url, schema)
      texts.set(url, text)
      return JSON.parse(await text)
    },
  }
}
