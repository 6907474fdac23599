import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A site as anybody sees it who knows nothing but the URL of its index. */
export interface Reader {
  /** A file of the API, fetched once; throws unless it satisfies the schema that the index names. */
  read(url: string, schema?: string): Promise<unknown>
}

/** Reads files of a site and checks them by the schemas that it publishes. */
export function createReader(site: string): Reader {
  const ajv = new Ajv2020({strict: true})
  addFormats.default(ajv)
  const validators = new Map<string, Promise<ValidateFunction>>()
  const values = new Map<string, Promise<unknown>>()

  async function fetchJson(url: string): Promise<unknown> {
    const response = await fetch(new URL(url, site))
    const type = response.headers.get('content-type')
    if (!response.ok || !type?.startsWith('application/json')) {
      throw new Error(`${url}: ${response.status} ${type}`)
    }
    return response.json()
  }
  async function compile(url: string): Promise<ValidateFunction> {
    const schema = await fetchJson(url)
    if (typeof schema !== 'object' || schema === null) throw new Error(`${url} is no schema`)
    return ajv.compile(schema)
  }

  async function fetchValid(url: string, schema?: string): Promise<unknown> {
    const value = await fetchJson(url)
    if (schema === undefined) return value
    const validating = validators.get(schema) ?? compile(schema)
    validators.set(schema, validating)
    const validate = await validating
    if (!validate(value)) throw new Error(`${url}: ${ajv.errorsText(validate.errors)}`)
    return value
  }

  return {
    read(url, schema) {
      const value = values.get(url) ?? fetchValid(url, schema)
      values.set(url, value)
      return value
    },
  }
}
