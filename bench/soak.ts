import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtServer, type ServerProcess, unusedHub } from '#tests/server-process.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { asAdministrator, serverDatabase } from '#tests/test-database.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'
import { cell, workbookFiles, zip } from '#tests/workbook.ts'
import { type Experience, lost, percentile, workBeside } from './soak-clients.ts'

/**
 * Ten clients go on working while connections are ended, the disk fills up, and others send hostile workbooks and
 * bodies that do not end (decision D49). Part of `npm run soak`; takes some minutes, and stops by itself.
 */

const workers = 10
const limits = { p99Ms: 1000, hangMs: 15_000, endMs: 15_000 }
const failures: string[] = []

const say = (text: string) => process.stdout.write(`${text}\n`)
function expectThat(holds: boolean, what: string): void {
  if (!holds) failures.push(what)
}

const signUpAll = (address: string, count: number): Promise<WebClient[]> =>
  Promise.all(Array.from({ length: count }, () => signUp(address)))

/** What the clients met with, and that the server still lives and ends when told to. */
async function judge(name: string, server: ServerProcess, client: WebClient, met: Experience): Promise<void> {
  const missing = await lost(client, met)
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(met.times, share))
  const statuses = [...met.statuses]
    .toSorted()
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
  say(`  ${met.times.length} requests: ${statuses.join(', ')}`)
  say(
    `  p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms; ${met.acknowledged.length + met.submitted.length} acknowledged, ${missing.length} lost`,
  )
  const ends = [...met.packages].map(([end, count]) => `${count} ${end}`)
  say(`  ${met.submitted.length} submissions among them; packages: ${ends.join(', ') || 'none'}`)
  // Where nothing could be submitted, as little can have left.
  expectThat(met.submitted.length === 0 || met.packages.has('ready'), `${name}: no package was made`)
  expectThat(missing.length === 0, `${name}: ${missing.length} acknowledged writes are lost`)
  expectThat((p99 ?? 0) < limits.p99Ms, `${name}: p99 is ${p99} ms`)
  expectThat((most ?? 0) < limits.hangMs, `${name}: a request took ${most} ms`)
  const odd = [...met.statuses.keys()].filter((status) => ![200, 201, 503].includes(status))
  expectThat(odd.length === 0, `${name}: answers ${odd.join(', ')}`)
  const told = performance.now()
  server.kill('SIGTERM')
  const { code, signal } = await server.ended
  const took = Math.round(performance.now() - told)
  say(`  ended with ${code ?? signal} after ${took} ms`)
  expectThat(code !== null && took < limits.endMs, `${name}: ended with ${code ?? signal} after ${took} ms`)
}

const silent = { LOG_LEVEL: 'silent' }
const servers: ServerProcess[] = []

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await builtServer().start({ environment: { ...environment, ...silent } })
  servers.push(server)
  return server
}

async function endedConnections(postgres: string): Promise<void> {
  const database = await serverDatabase(postgres)
  const server = await start({ DATABASE_URL: database.url })
  const clients = await signUpAll(server.address, workers)
  const query = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  const trouble = async () => {
    for (let n = 0; n < 50; n++) {
      await asAdministrator(postgres, (admin) => admin.query(query, [database.name]))
      await pause(200)
    }
  }
  say('PostgreSQL ends all connections, 50 times')
  await judge('ended connections', server, clients[0] as WebClient, await workBeside(clients, trouble()))
  await database.remove()
}

async function fullDisk(): Promise<void> {
  const disk = mountSmallDisk(160)
  if (!disk) {
    say('The disk was not filled: no small one can be mounted here.')
    return
  }
  try {
    const HUB_DATA_DIR = join(disk.directory, 'data')
    await unusedHub(HUB_DATA_DIR)
    const server = await start({ HUB_DATA_DIR })
    const clients = await signUpAll(server.address, workers)
    const [first] = clients as [WebClient]
    const trouble = async () => {
      for (const left of [0, 4_000_000, 0, 2_000_000, 0]) {
        await pause(2000)
        disk.fill(left)
        await pause(4000)
        disk.free()
        const freed = performance.now()
        while ((await first.send('GET', '/readyz')).status !== 200) await pause(100)
        say(
          `  filled to ${left} bytes and freed; ready again after ${Math.round(performance.now() - freed)} ms`,
        )
      }
      await pause(2000)
    }
    say('The disk of the bundled PostgreSQL fills up and has room again, 5 times')
    await judge('full disk', server, first, await workBeside(clients, trouble()))
  } finally {
    disk.remove()
  }
}

/** A body that never ends, byte by byte; answers when its connection is closed. */
function slowBody(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'host: hub',
    'content-type: application/json',
    'content-length: 9999',
  ]
  socket.write([...head, '', '{'].join('\r\n'))
  const timer = setInterval(() => socket.write(' '), 500)
  return new Promise((done) => {
    socket.on('error', () => undefined)
    socket.resume()
    socket.once('close', () => {
      clearInterval(timer)
      done()
    })
  })
}

const hostile = zip(workbookFiles(`<row r="1"${' '.repeat(3_000_000)}>${cell('A1', 'x')}</row>`))

async function sendHostile(address: string, { headers }: WebClient): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(hostile)]), 'devices.xlsx')
  // Whoever waits longer goes, and his workbook is not read any more.
  const signal = AbortSignal.timeout(75_000)
  const request = { method: 'POST', headers, body, signal }
  const answer = await fetch(`${address}/api/master-di/bulk-upload`, request).catch(() => undefined)
  return answer?.status ?? 0
}

async function hostileClients(): Promise<void> {
  const directory = await unusedHub()
  const server = await start({ HUB_DATA_DIR: directory })
  const clients = await signUpAll(server.address, workers)
  const senders = await signUpAll(server.address, 4)
  const trouble = async () => {
    const bodies = Array.from({ length: 20 }, () => slowBody(server.address))
    const workbooks = Array.from({ length: 20 }, (_, n) =>
      sendHostile(server.address, senders[n % senders.length] as WebClient),
    )
    await Promise.all(bodies)
    say('  all 20 slow bodies were given up')
    const answers = await Promise.all(workbooks)
    const refused = answers.filter((status) => status === 400).length
    say(`  of 20 hostile workbooks ${refused} were refused, ${20 - refused} given up by their sender`)
    expectThat(
      answers.every((status) => status === 400 || status === 0),
      `workbooks: ${answers.join(', ')}`,
    )
    expectThat(refused > 0, 'no hostile workbook was refused')
  }
  say('20 hostile workbooks and 20 bodies that do not end')
  await judge('hostile clients', server, clients[0] as WebClient, await workBeside(clients, trouble()))
  rmSync(dirname(directory), { recursive: true, force: true })
}

try {
  if (process.env.TEST_DATABASE_URL) await endedConnections(process.env.TEST_DATABASE_URL)
  else say('TEST_DATABASE_URL is not set: no connections were ended.')
  await fullDisk()
  await hostileClients()
} finally {
  for (const server of servers) server.kill('SIGKILL')
}
for (const failure of failures) say(`✗ ${failure}`)
say(failures.length === 0 ? '✓ the load' : `${failures.length} things went wrong under load`)
process.exitCode = failures.length === 0 ? 0 : 1
