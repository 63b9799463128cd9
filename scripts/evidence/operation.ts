import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { builtServer, type ServerProcess } from '#tests/server-process.ts'
import { granted } from './hub-people.ts'
import { asWriter, doTheWork, sha256, type Work } from './operation-work.ts'
import { type Found, type Protocol, type Recorder, recorder } from './step.ts'

/**
 * The operation protocol: the built server on an empty directory of its own, used, backed up, restored. Nothing of the
 * hub that runs on this machine is touched.
 */
export async function operationProtocol(now: () => Date, say?: (line: string) => void): Promise<Protocol> {
  const record = recorder(now, say)
  const directory = mkdtempSync(join(tmpdir(), 'hub-evidence-'))
  const running = new Set<ServerProcess>()
  try {
    await operate(record, directory, running)
  } catch (error) {
    await record.step('The protocol goes on', 'to its end', () => Promise.reject(error))
  } finally {
    for (const server of running) await stop(server)
    rmSync(directory, { recursive: true, force: true })
  }
  return record.finish()
}

/** One company's keys; the heads of each trail apart. */
const placeOf = (directory: string, name: string) => ({
  HUB_DATA_DIR: join(directory, name),
  HUB_KEYS_DIR: join(directory, 'keys'),
  HUB_AUDIT_HEADS: join(directory, `${name}.heads`),
})

type Place = ReturnType<typeof placeOf>

async function operate(record: Recorder, directory: string, running: Set<ServerProcess>): Promise<void> {
  const [source, target] = [placeOf(directory, 'hub'), placeOf(directory, 'restored')]
  const server = await start(record, source, running)
  const work = await doTheWork(record, server.address)
  const file = join(directory, 'hub.backup')
  await backUp(record, source, file)
  await record.step('The server is told to stop', 'it ends by itself with exit code 0', async () => {
    const code = await stop(server)
    running.delete(server)
    return [`exit code ${code}`, code === 0]
  })
  await record.step(
    'The signed heads of the trail are checked',
    'each has a good signature and its entry',
    async () => {
      const [said, passed] = await command(source, ['audit', 'heads'], 0)
      return [said, passed && said.includes('signature good')]
    },
  )
  await restore(record, target, file)
  const restored = await start(record, target, running)
  await sameThere(record, restored.address, work)
}

async function stop(server: ServerProcess): Promise<number | null> {
  server.kill('SIGTERM')
  return (await server.ended).code
}

async function start({ step }: Recorder, place: Place, running: Set<ServerProcess>): Promise<ServerProcess> {
  const isNew = !existsSync(place.HUB_DATA_DIR)
  let server: ServerProcess | undefined
  await step(
    isNew ? 'The built server starts on an empty directory' : 'The built server starts on what was restored',
    'it says that it is ready',
    async () => {
      server = await builtServer().start({ environment: place })
      running.add(server)
      return ['ready', true]
    },
  )
  if (!server) throw new Error('The server did not start')
  const { address } = server
  await step('/healthz and /readyz are asked', '200 and 200', async () => {
    const [health, ready] = await Promise.all([fetch(`${address}/healthz`), fetch(`${address}/readyz`)])
    return [`${health.status} and ${ready.status}`, health.status === 200 && ready.status === 200]
  })
  await step('Rights of the data directory', '700', () => rights(place.HUB_DATA_DIR, 0o700))
  return server
}

/** Windows has no such rights. */
function rights(path: string, wanted: number): Found {
  const mode = statSync(path).mode & 0o777
  return [mode.toString(8), process.platform === 'win32' || mode === wanted]
}

async function backUp({ step }: Recorder, place: Place, file: string): Promise<void> {
  await step('A backup is made while the server runs', 'exit code 0', () =>
    command(place, ['backup', file], 0),
  )
  await step('Rights of the backup', '600', () => rights(file, 0o600))
  await step('The trail is verified from the command line', 'exit code 0, "ok, N entries"', async () => {
    const [said, passed] = await command(place, ['audit', 'verify'], 0)
    return [said, passed && /ok, [1-9]\d* entries/.test(said)]
  })
}

async function restore({ step }: Recorder, place: Place, file: string): Promise<void> {
  await step('A damaged copy of the backup is restored', 'refused, exit code 2, nothing made', async () => {
    const damaged = `${file}.damaged`
    const bytes = readFileSync(file)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(damaged, bytes)
    const [said, passed] = await command(place, ['restore', damaged], 2)
    return [said, passed && !existsSync(join(place.HUB_DATA_DIR, 'postgresql'))]
  })
  await step(
    'The backup is restored into an empty directory',
    'exit code 0, its signature good',
    async () => {
      const [said, passed] = await command(place, ['restore', file], 0)
      return [said, passed && said.includes('Its signature is good')]
    },
  )
  await step('The restored trail is verified', 'exit code 0', () => command(place, ['audit', 'verify'], 0))
}

/** What a command said in its last line, or why it was refused. */
async function command(place: Place, words: readonly string[], expected: number): Promise<Found> {
  const { code, output, errors } = await builtServer().command(words, place)
  const said = `${output}${errors}`.trim().split('\n').slice(-6).join(' ')
  return [`exit code ${code}: ${said.replaceAll(tmpdir(), '…')}`, code === expected]
}

async function sameThere({ step }: Recorder, address: string, work: Work): Promise<void> {
  await step('The writer signs in at the restored hub and reads the record', 'active', async () => {
    const writer = await asWriter(address)
    const { status } = await granted(writer.ask(masterDiApi.get, { id: work.recordId }))
    return [String(status), status === 'active']
  })
  await step('The approved file is downloaded from the restored hub', 'the same to the byte', async () => {
    const writer = await asWriter(address)
    const { text } = await writer.ask(submissionsApi.xml, { id: work.submissionId })
    const hash = sha256(text)
    return [`SHA-256 ${hash}`, hash === work.fileHash]
  })
}
