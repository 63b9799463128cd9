import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebhookChange, webhooksApi } from '#core/contract/webhooks.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { deliverDue, forgetOldDeliveries, usualPauses } from '#server/webhooks/deliver.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What happens is told to others: signed, tried again with growing pauses, and seen where it was given up. */

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let hub: TestApp
let admin: Person
let receiver: Server
let base = ''
const received: Received[] = []
/** How many of the next requests at a path are answered with 500. */
const failing = new Map<string, number>()
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      const left = failing.get(path) ?? 0
      if (left > 0) {
        failing.set(path, left - 1)
        return response.writeHead(500).end('not now')
      }
      if (path === '/talkative') {
        received.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString() })
        // Far more than anybody keeps, and it never ends.
        return response.write('words '.repeat(50_000))
      }
      if (path === '/moved') return response.writeHead(302, { location: '/elsewhere' }).end()
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString() })
      response.end('thank you')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(async () => {
  receiver.close()
  await hub.close()
})

const make = async (path: string, change: Partial<WebhookChange> = {}) => {
  const body = { name: 'ERP', url: `${base}${path}`, events: ['master-di.created' as const], ...change }
  return (await admin.api.call(webhooksApi.create, { body })).body
}
const at = (path: string) => received.filter((one) => one.path === path)
const logOf = async (id: number) => (await admin.api.call(webhooksApi.deliveries, { id })).body
const deliver = () => deliverDue(hub.hub)

describe('a webhook', () => {
  it('is told what happened, signed, and nothing it does not listen to', async () => {
    const { id, secret } = await make('/signed')
    const record = await createMaster(admin.api)
    await admin.api.put(`/api/master-di/${record.id}`, {
      riskClass: 'class-iii',
      changeReason: 'Reclassified',
    })
    await deliver()
    expect(at('/signed')).toHaveLength(1)
    const [{ headers, body }] = at('/signed') as [Received]
    const [, time = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-hub-signature-256'])) ?? []
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
    expect(headers['x-hub-event']).toBe('master-di.created')
    expect(JSON.parse(body)).toMatchObject({
      event: 'master-di.created',
      entityType: 'master-di',
      entityId: record.id,
      by: { id: admin.id },
      deviceNumber: record.deviceNumber,
    })
    expect(await logOf(id)).toMatchObject([
      { state: 'delivered', attempts: 1, responseStatus: 200, told: 'thank you', body },
    ])
    const { body: all } = await admin.api.call(webhooksApi.list)
    expect(JSON.stringify(all)).not.toContain(secret)
  })

  it('that fails is tried again with growing pauses, then given up, seen and sent again', async () => {
    const { id } = await make('/weak')
    failing.set('/weak', usualPauses.length + 1)
    await createMaster(admin.api)
    const seen: number[] = []
    for (const pause of usualPauses) {
      await deliver()
      const [delivery] = await logOf(id)
      expect(delivery).toMatchObject({ state: 'waiting', responseStatus: 500, told: 'not now' })
      const next = Date.parse(delivery?.nextAttemptAt ?? '')
      seen.push((next - hub.clock.now().getTime()) / 1000)
      await deliver()
      expect((await logOf(id))[0]?.attempts).toBe(delivery?.attempts)
      hub.clock.advance({ seconds: pause })
      // Nobody stays signed in for so long.
      admin = await person(hub, ['admin'])
    }
    expect(seen).toEqual([...usualPauses])
    await deliver()
    const [given] = await logOf(id)
    expect(given).toMatchObject({ state: 'dropped', attempts: usualPauses.length + 1, nextAttemptAt: null })
    const { body: hooks } = await admin.api.call(webhooksApi.list)
    expect(hooks.find((hook) => hook.id === id)).toMatchObject({ dropped: 1, waiting: 0 })
    expect(at('/weak')).toEqual([])
    const again = await admin.api.call(webhooksApi.again, { id: given?.id ?? 0 })
    expect(again.body).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(at('/weak')).toHaveLength(1)
  })

  it('that is dead or leads elsewhere keeps nobody else waiting', async () => {
    const dead = await make('/dead', { url: 'http://127.0.0.1:1/' })
    const moved = await make('/moved')
    const alive = await make('/alive')
    await createMaster(admin.api)
    await createMaster(admin.api)
    await deliver()
    expect(at('/alive')).toHaveLength(2)
    expect(at('/elsewhere')).toEqual([])
    expect((await logOf(moved.id)).map(({ responseStatus }) => responseStatus)).toContain(302)
    expect((await logOf(dead.id)).find(({ attempts }) => attempts > 0)?.told).toContain('No answer came')
    expect((await logOf(alive.id)).every(({ state }) => state === 'delivered')).toBe(true)
    for (const { id } of [dead, moved]) await admin.api.call(webhooksApi.delete, { id })
  })

  it('that answers with more than anybody wants has taken it', async () => {
    const { id } = await make('/talkative')
    await createMaster(admin.api)
    await deliver()
    expect(await logOf(id)).toMatchObject([{ state: 'delivered', attempts: 1, responseStatus: 200 }])
    await admin.api.call(webhooksApi.delete, { id })
  })

  it('is told how an import ended, and nothing of a file that was only read', async () => {
    const { id } = await make('/imports', { events: ['import.imported'] })
    const events = [
      { action: 'imported', entityType: 'import', entityId: null, changesData: { actionNotes: 'Compared' } },
      { action: 'imported', entityType: 'import', entityId: 7, changesData: { status: 'failed' } },
    ] as const
    await inTransaction(hub.hub, null, async ({ record }) => {
      for (const event of events) record(event)
    })
    await deliver()
    expect(at('/imports').map(({ body }) => JSON.parse(body))).toMatchObject([
      { entityId: 7, status: 'failed' },
    ])
    await admin.api.call(webhooksApi.delete, { id })
  })

  it('leaves no secret of its address in the trail', async () => {
    const { id } = await make('/services/T0/secret-of-the-channel')
    const changed = { name: 'ERP', url: `${base}/services/T0/another-secret`, events: ['ping' as const] }
    await admin.api.call(webhooksApi.update, { id, body: { ...changed, isActive: false } })
    await admin.api.call(webhooksApi.delete, { id })
    const { body: trail } = await admin.api.get('/api/audit-trail?entityType=webhook&limit=20')
    expect(JSON.stringify(trail)).toContain(base)
    expect(JSON.stringify(trail)).not.toContain('secret')
    const withPassword = { ...changed, url: 'https://me:hidden@example.org/' }
    const { problem } = await admin.api.call(webhooksApi.create, { body: withPassword })
    expect(problem.issues?.[0]?.message).toContain('from the address')
  })

  it('is delivered once, however many servers look at it', async () => {
    const { id } = await make('/once')
    await createMaster(admin.api)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(at('/once')).toHaveLength(1)
    const [delivery] = await logOf(id)
    const again = () => admin.api.call(webhooksApi.again, { id: delivery?.id ?? 0 })
    const answers = await Promise.all([again(), again(), deliver().then(again)])
    const sent = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(at('/once')).toHaveLength(1 + sent)
    hub.clock.advance({ hours: 31 * 24 })
    await forgetOldDeliveries(hub.hub)
    admin = await person(hub, ['admin'])
    expect(await logOf(id)).toEqual([])
    hub.clock.advance({ hours: -31 * 24 })
    admin = await person(hub, ['admin'])
  })

  it('that is paused is told nothing; a ping says how it stands', async () => {
    const { id, secret: _, ...rest } = await make('/paused')
    const { name, url, events } = rest
    const body = { name, url, events, isActive: false }
    expect((await admin.api.call(webhooksApi.update, { id, body })).body.isActive).toBe(false)
    await createMaster(admin.api)
    await deliver()
    expect(at('/paused')).toEqual([])
    expect((await admin.api.call(webhooksApi.test, { id })).body).toMatchObject({
      event: 'ping',
      state: 'delivered',
    })
    failing.set('/paused', 1)
    expect((await admin.api.call(webhooksApi.test, { id })).body).toMatchObject({
      state: 'dropped',
      responseStatus: 500,
    })
  })

  it('tells nothing of what did not happen', async () => {
    await make('/never')
    const { deviceNumber, deviceName } = await createMaster(admin.api)
    await deliver()
    const before = at('/never').length
    const twin = { deviceNumber, deviceName, manufacturerName: 'Maker', targetCountries: ['EU'] }
    expect((await admin.api.post('/api/master-di', { ...twin, versionNumber: '1.0' })).status).toBe(409)
    await deliver()
    expect(at('/never')).toHaveLength(before)
  })

  it('needs an address that may be asked, and an administrator', async () => {
    const strict = await startTestApp()
    const boss = await person(strict, ['admin'])
    const outgoing = createOutgoing()
    Object.assign(strict.hub, { outgoing })
    for (const url of ['https://10.0.0.1/hook', 'http://example.org/', 'https://[::1]/']) {
      const body = { name: 'x', url, events: ['ping' as const] }
      expect((await boss.api.call(webhooksApi.create, { body })).problem.issues?.[0]?.path).toBe('url')
    }
    const user = await person(strict, ['regulatory-manager'])
    expect((await user.api.call(webhooksApi.list)).status).toBe(403)
    await strict.close()
  })
})
