import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { euSubmissionInput, masterInput, registration } from '#tests/factories.ts'
import { builtServer, dataDirectory, type ServerProcess } from '#tests/server-process.ts'
import {
  type IntegrationExample,
  type IntegrationId,
  integrationExamples,
} from '#web/features/integration/examples.ts'

/** Every example of the Application Suite's directory, run as the screen shows it, with a token of no more than it names. */

const metricsToken = 'metrics-token-of-twenty-letters'
const directory = dataDirectory()
const folder = mkdtempSync(join(tmpdir(), 'examples-'))
const built = builtServer()
let server: ServerProcess
let signedIn: string

beforeAll(async () => {
  const environment = {
    HUB_DATA_DIR: directory,
    HUB_METRICS_TOKEN: metricsToken,
    HUB_ALLOW_PRIVATE_ADDRESSES: 'true',
  }
  server = await built.start({ environment })
  const account = registration()
  await post('/api/auth/register', account)
  const login = { emailOrUsername: account.username, password: account.password }
  signedIn = ((await post('/api/auth/login', login)) as { token: string }).token
}, 60_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  rmSync(dirname(directory), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signedIn && { authorization: `Bearer ${signedIn}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}

/** What runs an example, and its environment. */
async function readied(id: IntegrationId, variables: Readonly<Record<string, string>> = {}) {
  const example: IntegrationExample = integrationExamples.find((one) => one.id === id) as IntegrationExample
  const { scopes } = example
  const token =
    scopes.length === 0
      ? ''
      : (await post<{ token: string }>('/api/api-tokens', { name: id, scope: scopes })).token
  const all: Record<string, string> = { HUB_TOKEN: token, HUB_METRICS_TOKEN: metricsToken, ...variables }
  const named = example.variables.map((name) => [name, all[name] ?? ''])
  const env = { PATH: process.env.PATH ?? '', HOME: folder, ...Object.fromEntries(named) }
  const file = join(folder, example.language === 'node' ? `${id}.mjs` : `${id}.sh`)
  writeFileSync(file, example.code(server.address))
  return {
    command: example.language === 'node' ? process.execPath : 'sh',
    file,
    options: { cwd: folder, env },
  }
}

async function run(id: IntegrationId, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const { command, file, options } = await readied(id, variables)
  return (await promisify(execFile)(command, [file], options)).stdout
}

it('read devices and submissions', async () => {
  const { id } = await post<{ id: number }>('/api/master-di', masterInput({ deviceName: 'Read pump' }))
  const out = await run('read')
  expect(out).toContain(`"id":${id}`)
  expect(out).toContain('Read pump')
  expect(out.trim().endsWith('[]')).toBe(true)
})

it('create and change a record', async () => {
  expect(await run('write')).toMatch(/^\d+ 2\n$/)
})

it('validate a submission and get its file', async () => {
  const { id } = await post<{ id: number }>('/api/submissions', euSubmissionInput())
  const out = await run('file', { SUBMISSION_ID: String(id) })
  expect(JSON.parse(out)).toMatchObject({ id, status: 'validated' })
  expect(readFileSync(join(folder, 'submission.xml'), 'utf8')).toContain('<?xml')
})

it('verify what a webhook delivers', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const webhook = { name: 'Example', url, events: ['master-di.created'], isActive: true }
  const { id, secret } = await post<{ id: number; secret: string }>('/api/webhooks', webhook)
  const { command, file, options } = await readied('webhooks', { WEBHOOK_SECRET: secret, PORT: String(port) })
  const receiver = spawn(command, [file], options)
  let said = ''
  receiver.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
  })
  try {
    await expect
      .poll(() =>
        fetch(url).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(401)
    expect(await post(`/api/webhooks/${id}/test`, {})).toMatchObject({ responseStatus: 204 })
    await expect.poll(() => said).toMatch(/^ping \{/)
  } finally {
    receiver.kill()
  }
})

it('upload the files of a folder', async () => {
  writeFileSync(
    join(folder, 'new.csv'),
    'deviceNumber,deviceName,manufacturerName,targetCountries\nNEW-1,Pump,Acme,EU\n',
  )
  expect(await run('upload')).toContain('"jobId"')
  expect([existsSync(join(folder, 'new.csv')), existsSync(join(folder, 'done/new.csv'))]).toEqual([
    false,
    true,
  ])
})

it('ask by MCP', async () => {
  // Where the hub is installed, with the build the tests have.
  const home = mkdtempSync(join(folder, 'hub-'))
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ scripts: { hub: `"${process.execPath}" "${built.cli}"` } }),
  )
  expect(await run('mcp', { HUB_HOME: home })).toContain('"find_records"')
})

it('read the calendar', async () => {
  const { path } = await post<{ path: string }>('/api/calendar/feed', { onlyMine: false })
  await run('calendar', { HUB_CALENDAR: path })
  expect(readFileSync(join(folder, 'hub.ics'), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

it('read metrics, and ask how people sign in', async () => {
  expect(await run('metrics')).toContain('hub_http_requests_total')
  expect(JSON.parse(await run('oidc'))).toEqual({ name: null, localSignIn: true })
})

it('stand in the documents as they are', () => {
  const page = readFileSync(join(projectRoot, 'docs/integration.md'), 'utf8')
  for (const { id, code } of integrationExamples)
    expect([id, page.includes(`\n${code('https://hub.example.org')}\n`)]).toEqual([id, true])
})

function freePort(): Promise<number> {
  const socket = createServer()
  return new Promise((resolve) =>
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    }),
  )
}
