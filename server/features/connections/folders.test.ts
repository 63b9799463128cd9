import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectionsApi } from '#core/contract/connections.ts'
import { senderOf, work } from '#tests/connection-hub.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { type Person, person } from '#tests/factories.ts'
import { settingsOf } from '#tests/stand-ins/domibus.ts'
import { folderStandIn } from '#tests/stand-ins/domibus-folder.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Files and answers through folders: of an access point, and of whatever carries files. */

let hub: TestApp
let admin: Person
let manager: Person
const base = mkdtempSync(join(tmpdir(), 'hub-folders-'))
const token = 'a-token-of-eudamed'
beforeAll(async () => {
  hub = await startTestApp({ connectionFolders: base })
  admin = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
})
afterAll(async () => {
  await hub.close()
  rmSync(base, { recursive: true, force: true })
  expect(hub.jobErrors).toEqual([])
})

const sender = senderOf(() => manager)
const { address: _, interface: __, reading: ___, user: ____, ...parties } = settingsOf({ address: '' })
const plain = (folder: string, change = {}) => ({
  kind: 'folder',
  market: 'EU',
  name: folder,
  enabled: true,
  settings: { folder, checksum: 'sha256', answerHours: '24', ...change },
})
const accessPoint = (folder: string) => ({
  kind: 'eudamed-folder',
  name: folder,
  enabled: true,
  settings: { ...parties, folder },
  secrets: { token },
})
async function connect(body: ReturnType<typeof plain>): Promise<Connection> {
  mkdirSync(join(base, body.settings.folder), { recursive: true })
  const answer = await admin.api.call(connectionsApi.create, { body })
  expect(answer.status).toBe(201)
  return answer.body
}
const minute = () => hub.clock.advance({ minutes: 1, seconds: 1 })

describe('a folder', () => {
  it('lies below the directory that is allowed, and belongs to one connection', async () => {
    symlinkSync(tmpdir(), join(base, 'out-of-here'))
    writeFileSync(join(base, 'a-file'), '')
    await connect(plain('taken'))
    const told = async (folder: string) => {
      const answer = await admin.api.call(connectionsApi.create, { body: plain(folder) })
      expect(answer.status).toBe(400)
      return answer.problem.issues?.map(({ path, message }) => `${path}: ${message}`).join()
    }
    expect(await told('../elsewhere')).toContain('settings.folder: Write a folder')
    expect(await told('/etc')).toContain('settings.folder: Write a folder')
    expect(await told('out-of-here')).toContain('leads out')
    expect(await told('a-file')).toContain('not a folder')
    expect(await told('nowhere')).toContain('does not exist')
    expect(await told('taken')).toContain('goes there already')
  })

  it('gets files whole, with a checksum beside them, and gives answers', async () => {
    const { id } = await connect(plain('eudamed'))
    const out = join(base, 'eudamed/out')
    const { file } = await sender.packaged()
    await sender.sendThrough(id, file)
    await work(hub)
    const names = readdirSync(out).toSorted()
    const [name = '', checksum = ''] = names
    expect(checksum).toBe(`${name}.sha256`)
    const bytes = readFileSync(join(out, name))
    expect(bytes.toString('utf8')).toBe(await sender.contentOf(file))
    const sum = createHash('sha256').update(bytes).digest('hex')
    expect(readFileSync(join(out, checksum), 'utf8')).toBe(`${sum}  ${name}\n`)
    minute()
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['handed-over'])
    renameSync(join(out, name), join(base, 'carried-away'))
    minute()
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['delivered'])
    writeFileSync(join(base, 'eudamed/in/answer.xml'), acknowledgementOf(bytes.toString('utf8')))
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['answered'])
    expect(await sender.outcomeOf(file)).toEqual(['accepted'])
    expect(readdirSync(join(base, 'eudamed/in'))).toEqual([])
    expect(readdirSync(join(base, 'eudamed/done'))).toHaveLength(1)
  })

  it('that is gone is told, and loses nothing', async () => {
    const { id } = await connect(plain('going'))
    const { file } = await sender.packaged()
    await sender.sendThrough(id, file)
    rmSync(join(base, 'going'), { recursive: true })
    await work(hub)
    expect((await sender.sendings(file))[0]).toMatchObject({ told: 'This folder does not exist' })
    const own = (await admin.api.call(connectionsApi.list, {})).body.find((one) => one.id === id)
    expect(own?.told).toBe('This folder does not exist')
    mkdirSync(join(base, 'going'))
    minute()
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['handed-over'])
  })
})

describe('the folders of an access point', () => {
  it('take messages to the register and its answers back', async () => {
    const point = folderStandIn(join(base, 'point'), (message) => acknowledgementOf(message))
    const { id } = await connect(accessPoint('point') as never)
    expect((await admin.api.call(connectionsApi.test, { id })).body.works).toBe(true)
    const { file } = await sender.packaged()
    await sender.sendThrough(id, file)
    await work(hub)
    const [taken] = point.take()
    expect(taken?.metadata).toContain('<eb:Action>action</eb:Action>')
    expect(taken?.content).toContain(`<s:serviceAccessToken>${token}</s:serviceAccessToken>`)
    minute()
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['answered'])
    expect(readdirSync(join(base, 'point/IN/c1'))).toEqual([])
  })

  it('tell why a message was not delivered, and that nobody sees it where nothing is archived', async () => {
    const point = folderStandIn(join(base, 'failing'), () => undefined)
    const { id } = await connect(accessPoint('failing') as never)
    const [one, two] = [await sender.packaged(), await sender.packaged()]
    for (const { file } of [one, two]) await sender.sendThrough(id, file)
    await work(hub)
    point.fail('No party')
    point.lose()
    minute()
    await work(hub)
    const told = await Promise.all([one, two].map(async ({ file }) => (await sender.sendings(file))[0]))
    expect(told.map((each) => each?.state).toSorted()).toEqual(['failed', 'handed-over'])
    expect(told.find((each) => each?.state === 'failed')?.told).toBe('EBMS_0004 No party')
    expect(told.find((each) => each?.state === 'handed-over')?.told).toContain('archive')
  })
})

it('no folder can be used where whoever runs the hub allows none', async () => {
  const closed = await startTestApp()
  const { api } = await person(closed, ['admin'])
  const { problem } = await api.call(connectionsApi.create, { body: plain('eudamed') })
  expect(problem.issues?.[0]?.message).toContain('HUB_CONNECTION_FOLDERS')
  await closed.close()
})
