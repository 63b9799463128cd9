import { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'

type Given = Readonly<Record<string, unknown>>

interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

/** What a tool takes: the parameters, the query and the body of its endpoint as one object, as JSON Schema. */
export function inputOf({ params, query, body }: Endpoint): ObjectSchema {
  const parts = [params, query, body === 'file' ? undefined : body].map(objectOf)
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required }) => required))],
  }
}

function objectOf(schema: z.ZodType | undefined): ObjectSchema {
  if (!schema) return { type: 'object', properties: {}, required: [] }
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { type: 'object', properties: properties as ObjectSchema['properties'], required }
}

interface Call {
  /** Path and query. */
  readonly path: string
  readonly body: Given | undefined
}

/** The request that the arguments of a tool stand for; the hub judges their values. */
export function callOf(endpoint: Endpoint, given: Given): Call {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given[name] ?? '')),
  )
  const others = Object.entries(given).filter(([name]) => !inPath.has(name))
  if (endpoint.body !== undefined) {
    const asked = Object.keys(objectOf(endpoint.query).properties)
    const ofBody = others.filter(([name]) => !asked.includes(name))
    return {
      path: path + queryOf(others.filter(([name]) => asked.includes(name))),
      body: Object.fromEntries(ofBody),
    }
  }
  return { path: path + queryOf(others), body: undefined }
}

function queryOf(values: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of values) {
    if (value === null || value === undefined) continue
    for (const one of [value].flat()) query.append(name, textOf(one))
  }
  return query.size === 0 ? '' : `?${query}`
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
