import { readFileSync } from 'node:fs'
import manifest from '../package.json' with { type: 'json' }
import { type Command, done, Failure } from './cli-command.ts'
import type { Reach } from './mcp/mcp-server.ts'

/** Speaks over standard input and output, so it must print nothing else there. */
export const mcp: Command = {
  words: ['mcp'],
  operands: [],
  options: { '--url': 'ADDRESS', '--token-file': 'FILE', '--write': null },
  help: 'a server of the Model Context Protocol over a running hub, by standard input and output; the API token is in FILE or in HUB_TOKEN, and what it may not do, no tool can; without --write only tools that read',
  run: async (_, { port }, options) => {
    const address = (options.get('--url') ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '')
    const reach = { address: checkedAddress(address), token: tokenOf(options.get('--token-file')) }
    await checkToken(reach)
    // Other commands need none of it.
    const { mcpServer } = await import('./mcp/mcp-server.ts')
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
    const server = mcpServer(reach, manifest.version, { writing: options.has('--write') })
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve
    })
    await server.connect(new StdioServerTransport())
    process.stdin.once('end', () => void server.close())
    await closed
    return done
  },
}

/** The token is sent with each request: in the clear it goes no further than this machine. */
function checkedAddress(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  const isLocal = url !== undefined && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return written
  throw new Failure(`${written} is no address of a hub: use https://, or http:// on this machine.`)
}

function tokenOf(file: string | undefined): string {
  const token = (file === undefined ? (process.env.HUB_TOKEN ?? '') : readFileSync(file, 'utf8')).trim()
  if (/^[\w-]{20,}$/.test(token)) return token
  throw new Failure(
    'There is no API token. Create one in the hub under Profile, then give it in HUB_TOKEN or --token-file=FILE.',
  )
}

async function checkToken({ address, token }: Reach): Promise<void> {
  const answer = await fetch(`${address}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => {
    throw new Failure(`No hub answers at ${address}: ${error.message}.`)
  })
  if (answer.status === 401) throw new Failure('The hub does not know this API token, or it has expired.')
  if (!answer.ok) throw new Failure(`The hub at ${address} answers ${answer.status}.`)
}
