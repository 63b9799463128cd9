import { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { keptProperties } from '#core/contract/list-query.ts'
import { Problem } from '#core/contract/problem.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { accessWords } from './access-words.ts'

type Json = Readonly<Record<string, unknown>>

/** What the server reads is described by what may be sent, what it answers by what comes out. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const described = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required?.includes(name) ?? false),
    schema: property,
  }))
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function requestBody(body: NonNullable<Endpoint['body']>): Json {
  if (body !== 'file') return { content: json(schemaOf(body, 'input')) }
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', properties: { file }, required: ['file'] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function success(endpoint: Endpoint): Json {
  if (endpoint.response === 'file') {
    return {
      description: 'The file',
      // Text, XML or CSV: the answer says which.
      content: { '*/*': { schema: { type: 'string' } } },
    }
  }
  const total = { description: 'How many match', schema: { type: 'integer' } }
  return {
    description: 'Success',
    content: json(endpoint.list ? listSchema(endpoint.response) : schemaOf(endpoint.response, 'output')),
    ...(endpoint.list ? { headers: { 'X-Total-Count': total } } : {}),
  }
}

/** Whole items, or those of which some properties were asked for. */
function listSchema(response: z.ZodType): Json {
  const { items, ...list } = schemaOf(response, 'output') as { items: Json & { required?: string[] } }
  const required = items.required?.filter((name) => keptProperties.some((kept) => kept === name))
  const some = { ...items, required, description: 'With `fields`: the properties asked for' }
  return { ...list, items: { anyOf: [items, some] } }
}

/** With `Prefer: respond-async` long work answers at once, and says where it can be followed. */
function accepted({ accepted }: Endpoint): Json {
  if (!accepted) return {}
  const location = { description: 'Where the work can be followed', schema: { type: 'string' } }
  const description = 'Started, for a client that prefers not to wait'
  return {
    202: { description, content: json(schemaOf(accepted, 'output')), headers: { Location: location } },
  }
}

const prefer = {
  name: 'Prefer',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['respond-async'] },
}

function operation(noun: string, name: string, endpoint: Endpoint): Json {
  const problem = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) }
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    description: `Access: ${accessWords(endpoint)}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.accepted ? [prefer] : []),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint),
      ...accepted(endpoint),
      default: problem,
    },
  }
}

/** The OpenAPI 3.1 description of the hub, printed from the contract (decision D2). */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [noun, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Regulatory Device Identifier Hub', version: manifest.version },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
