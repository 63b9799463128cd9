import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { type Endpoint, onlyReads } from '#core/contract/endpoint.ts'
import { callOf, inputOf } from './arguments.ts'
import { type Offered, offeredTools } from './tools.ts'

/** Where the hub answers, and the token by which it knows who asks. */
export interface Reach {
  readonly address: string
  readonly token: string
}

/** More than a model reads in one answer. */
const mostCharacters = 60_000
const waitMs = 60_000

const instructions =
  'The Regulatory Device Identifier Hub: Master DI records of medical devices and their submissions to regulators (EUDAMED, GUDID, NMPA and others). Lists take limit, offset, search, filters and fields. What the hub says of readiness, validity and standing is its own judgement; repeat it, do not guess. Nothing here approves, signs, deletes or sends: people do that in the hub.'

/** A server of the Model Context Protocol over the hub's API; what a call may do, the hub decides by the token. */
export function mcpServer(reach: Reach, version: string, offered: Offered): Server {
  const server = new Server(
    { name: 'regulatory-device-identifier-hub', version },
    { capabilities: { tools: {} }, instructions },
  )
  const tools = offeredTools(offered)
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools].map(([name, endpoint]) => ({
      name,
      description: endpoint.summary,
      inputSchema: inputOf(endpoint) as { type: 'object' },
      annotations: { readOnlyHint: onlyReads(endpoint), destructiveHint: false, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const endpoint = tools.get(name)
    const answer = endpoint
      ? await ask(reach, endpoint, given)
      : { text: `There is no tool called ${name}.`, isError: true }
    return { content: [{ type: 'text', text: answer.text }], isError: answer.isError }
  })
  return server
}

interface Answer {
  readonly text: string
  readonly isError: boolean
}

async function ask(
  { address, token }: Reach,
  endpoint: Endpoint,
  given: Record<string, unknown>,
): Promise<Answer> {
  const { path, body } = callOf(endpoint, given)
  try {
    const response = await fetch(address + path, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
      redirect: 'error',
    })
    const text = await response.text()
    if (!response.ok) return { text: `The hub refused with ${response.status}: ${text}`, isError: true }
    const total = response.headers.get('x-total-count')
    return { text: shortened(total === null ? text : `${total} in all\n${text}`), isError: false }
  } catch (error) {
    // Whether something was changed is not known when the answer was lost.
    const reason = error instanceof Error ? error.message : String(error)
    return { text: `The hub did not answer: ${reason}`, isError: true }
  }
}

const shortened = (text: string): string =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters)}\nShortened: ${text.length - mostCharacters} of ${text.length} characters left out. Ask for fewer with limit, fields or filters.`
