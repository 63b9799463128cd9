import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onlyReads } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { masterInput, password, registration } from '#tests/factories.ts'
import { builtServer, type ServerProcess, unusedHub } from '#tests/server-process.ts'
import { offeredTools, tools } from './mcp/tools.ts'

/** `npm run hub -- mcp`: models read the hub within the scope of a token, and write only where that was said twice. */

const built = builtServer()
let directory: string
let server: ServerProcess
let signedIn: string
const clients: Client[] = []

beforeAll(async () => {
  directory = await unusedHub()
  server = await built.start({ environment: { HUB_DATA_DIR: directory } })
  const account = registration()
  await post('/api/auth/register', account)
  const credentials = { emailOrUsername: account.username, password }
  signedIn = ((await post('/api/auth/login', credentials)) as { token: string }).token
}, 120_000)
afterAll(async () => {
  for (const client of clients) await client.close()
  server.kill('SIGTERM')
  await server.ended
  rmSync(dirname(directory), { recursive: true, force: true })
})

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const tokenFor = async (...scope: readonly string[]) =>
  ((await post('/api/api-tokens', { name: 'Model', scope }, signedIn)) as { token: string }).token

async function connected(token: string, ...words: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const args = [built.cli, 'mcp', `--url=${server.address}`, ...words]
  const env = { PATH: process.env.PATH ?? '', HUB_TOKEN: token }
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'pipe' }))
  clients.push(client)
  return client
}

const call = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { content, isError } = await client.callTool({ name, arguments: given })
  return { isError: isError === true, text: (content as { text: string }[])[0]?.text ?? '' }
}

describe('the tools', () => {
  it('are endpoints a token may call, and decide, delete, export and send nothing', () => {
    const endpoints = Object.values(contract).flatMap((group) => Object.values(group))
    for (const [name, endpoint] of Object.entries(tools)) {
      expect(endpoints, name).toContain(endpoint)
      expect([name, endpoint.signedInOnly, endpoint.method === 'DELETE']).toEqual([name, undefined, false])
      expect(endpoint.path, name).not.toMatch(/approve|reject|delete|\/sent|transmissions|\/export$/)
      expect(name).toMatch(/^[a-z_]{3,40}$/)
    }
    expect([...offeredTools({ writing: false }).values()].filter((one) => !onlyReads(one))).toEqual([])
  })
})

describe('a server with a token that reads', () => {
  it('offers reading alone, and answers what the hub answers', async () => {
    const made = (await post('/api/master-di', masterInput({ deviceName: 'Model pump' }), signedIn)) as {
      id: number
    }
    const client = await connected(await tokenFor('view-submissions'))
    const { tools: offered } = await client.listTools()
    expect(offered.map(({ name }) => name)).toEqual([...offeredTools({ writing: false }).keys()])
    expect(offered.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const found = await call(client, 'find_records', {
      search: 'Model pump',
      fields: 'id,deviceName',
      limit: 5,
    })
    const [total, rows = ''] = found.text.split('\n')
    expect(total).toBe('1 in all')
    expect(JSON.parse(rows)).toMatchObject([{ id: made.id, deviceName: 'Model pump' }])
    const one = await call(client, 'get_record', { id: made.id })
    expect(JSON.parse(one.text)).toMatchObject({ deviceName: 'Model pump' })
    const checked = await call(client, 'check_udi_di', { udiDi: '09521234000013' })
    expect(checked).toMatchObject({ isError: false, text: expect.stringContaining('"isValid":true') })
  })

  it('says what is wrong with a call, and does nothing that was not offered', async () => {
    const client = await connected(await tokenFor('view-submissions'))
    expect(await call(client, 'get_record', { id: 'x/../../admin/users' })).toMatchObject({ isError: true })
    expect(await call(client, 'get_record')).toMatchObject({ isError: true })
    const refused = await call(client, 'create_record', masterInput({ deviceName: 'Not made' }))
    expect(refused).toEqual({ isError: true, text: 'There is no tool called create_record.' })
  })
})

it('writes where it was said and the token may, and the hub refuses the rest', async () => {
  const writer = await connected(await tokenFor('view-submissions', 'create-submissions'), '--write')
  const made = await call(writer, 'create_record', masterInput({ deviceName: 'Made by a model' }))
  expect([made.isError, JSON.parse(made.text).deviceName]).toEqual([false, 'Made by a model'])
  const reader = await connected(await tokenFor('view-submissions'), '--write')
  const refused = await call(reader, 'create_record', masterInput({ deviceName: 'Not made' }))
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('refused with 403') })
})

it('does not begin without a hub, a token, or a safe address', async () => {
  const begun = (words: readonly string[], token?: string) =>
    built.command(['mcp', ...words], token === undefined ? {} : { HUB_TOKEN: token })
  expect(await begun([])).toMatchObject({
    code: 2,
    output: '',
    errors: expect.stringMatching(/no API token/),
  })
  const file = join(directory, 'token')
  writeFileSync(file, `rdih_${'x'.repeat(43)}\n`)
  expect(await begun([`--url=${server.address}`, `--token-file=${file}`])).toMatchObject({
    code: 2,
    errors: 'The hub does not know this API token, or it has expired.\n',
  })
  expect(await begun(['--url=http://hub.example.org'], 'x'.repeat(40))).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/use https/),
  })
})
