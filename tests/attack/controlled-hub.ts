import { sql } from 'kysely'
import { connectionsApi } from '#core/contract/connections.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { rimApi } from '#core/contract/rim.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { createIdentityProvider } from '#server/platform/identity/identity-provider.ts'
import { openSession } from '#server/platform/session.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { connectionSecrets, senderOf, toPoint, work } from '../connection-hub.ts'
import { acknowledgementOf } from '../exchange-answers.ts'
import {
  createComment,
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
} from '../factories.ts'
import { type IdentityServer, startIdentityServer } from '../identity-server.ts'
import { createNounsAround } from '../integration-factories.ts'
import { createOperatorNouns } from '../operator-factories.ts'
import { readOfRegister } from '../register-reads.ts'
import { type DomibusStandIn, domibusStandIn } from '../stand-ins/domibus.ts'
import { type EsgStandIn, esgStandIn } from '../stand-ins/fda-esg.ts'
import { type SwissdamedStandIn, swissdamedStandIn } from '../stand-ins/swissdamed.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { placeOf } from './connections.ts'
import { type KnownAccount, knownAccounts } from './holds-people.ts'
import type { Before } from './holds-records.ts'

/** A hub in controlled mode that lives are led in, and what there was before it was controlled. */
export interface ControlledHub {
  readonly hub: TestApp
  readonly provider: IdentityServer
  /** Two administrators, and an approver with an authenticator app. */
  readonly founders: readonly Person[]
  readonly before: Before & { readonly entries: number }
  readonly settings: HubSettings
  readonly known: Map<number, KnownAccount>
  /** The access point connections go to, with the messages that arrived before. */
  readonly point: DomibusStandIn
  readonly swissdamed: SwissdamedStandIn
  readonly gateway: EsgStandIn
  readonly arrived: Set<string>
  /** To the register itself, switched on by two administrators. */
  readonly connectionId: number
  /** Of all lives: the own account of whoever has got hold of one. */
  readonly holders: Map<number, number>
  close(): Promise<void>
}

export async function startControlledHub(): Promise<ControlledHub> {
  const provider = await startIdentityServer()
  const hub = await startTestApp({ identityProvider: createIdentityProvider(provider.settings) })
  const login = { user: 'hub', password: connectionSecrets.password }
  const point = await domibusStandIn(login, (message) => acknowledgementOf(message))
  const [swissdamed, gateway] = await Promise.all([swissdamedStandIn(), esgStandIn()])
  await liveInOpenMode(hub)
  await tryThePlayground(hub, point)
  const practising = { swissdamedEnvironment: 'playground', gudidEnvironment: 'playground' } as const
  await decideSettings(hub, { wayOfWorking: 'controlled', emdnAddress: null, ...practising })
  const founders = [
    await person(hub, ['admin']),
    await person(hub, ['admin']),
    await person(hub, ['quality-manager']),
  ]
  await setSecondFactor(hub, founders[2])
  await makeOneOfEach(founders[0])
  const connectionId = await connectToTheRegister(founders, point)
  return {
    hub,
    provider,
    founders,
    before: await whatThereIs(hub),
    settings: (await readSettings(hub.hub.db)).settings,
    known: await knownAccounts(hub),
    ...{ point, swissdamed, gateway, connectionId },
    arrived: new Set(point.taken.keys()),
    holders: new Map(),
    close: async () => {
      await Promise.all([point.close(), swissdamed.close(), gateway.close()])
      await hub.close()
      await provider.close()
    },
  }
}

/** Somebody alone writes, puts in force and hands out: that stays, and is no decision. */
async function liveInOpenMode(hub: TestApp): Promise<void> {
  const { api } = await person(hub, ['admin'])
  const { id: masterDiId } = await createMaster(api, { targetCountries: ['EU'] })
  await createMaster(api, { targetCountries: ['EU'] })
  for (const registered of [true, false]) {
    const { id } = await createSubmission(api, { masterDiId })
    await api.call(submissionsApi.validate, { id })
    await api.call(submissionsApi.approve, { id, body: {} })
    await api.call(submissionsApi.generateXml, { id })
    const body = { outcome: 'accepted', registeredVersion: '1' }
    if (registered) await api.post(`/api/submissions/${id}/acknowledge`, body)
  }
  const { id } = (await api.call(rimApi.createDocument, { body: { name: 'Old', status: 'approved' } })).body
  await api.upload(`/api/rim/documents/${id}/files`, 'Instructions', 'ifu.txt')
}

/** A round on the playground, so that there is something to be had: a connection to the register itself. */
async function tryThePlayground(hub: TestApp, point: DomibusStandIn): Promise<void> {
  const admin = await person(hub, ['admin'])
  const sender = senderOf(() => admin)
  const body = toPoint(point, { settings: placeOf({ point }, 'playground') })
  const { id } = (await admin.api.call(connectionsApi.create, { body })).body
  const { file } = await sender.packaged()
  await sender.sendThrough(id, file)
  await work(hub)
}

/** Two administrators switch it on. */
async function connectToTheRegister(founders: readonly Person[], point: DomibusStandIn): Promise<number> {
  const [one, two] = founders as [Person, Person]
  const settings = placeOf({ point }, 'production')
  const body = toPoint(point, { environment: 'production', settings })
  const made = await one.api.call(connectionsApi.create, { body })
  const { body: asked } = await two.api.call(countersignaturesApi.list, { query: { mine: 'to-sign' } })
  const id = asked.find(({ kind }) => kind === 'connection')?.id ?? 0
  await two.api.call(countersignaturesApi.sign, { id, body: { password } })
  return made.body.id
}

async function setSecondFactor(hub: TestApp, who: Person | undefined): Promise<void> {
  if (!who) return
  const { body } = await who.api.call(secondFactorApi.begin, { body: { password } })
  const code = codeAt(body.secret, hub.clock.now())
  await who.api.call(secondFactorApi.confirm, { body: { code } })
}

async function makeOneOfEach(admin: Person | undefined): Promise<void> {
  if (!admin) return
  const { body } = await admin.api.call(masterDiApi.list, { query: { limit: 1 } })
  const masterId = body[0]?.id ?? 0
  await createOperatorNouns(admin.api, masterId)
  await createNounsAround(admin.api)
  await createComment(admin.api, masterId)
  await readOfRegister(admin.api)
}

async function whatThereIs({ hub }: TestApp): Promise<ControlledHub['before']> {
  const { rows: masters } = await sql<{ id: number; hash: string }>`
    select m.id, v.hash from master_records m join master_revisions v on v.record_id = m.id and v.revision = m.revision
    where m.status = 'active'`.execute(hub.db)
  const { rows: registered } = await sql<{ id: number }>`
    select id from submissions where status = 'approved-eudamed'`.execute(hub.db)
  const { rows: documents } = await sql<{ id: number; revision: number }>`
    select i.id, v.revision from rim_items i join rim_revisions v on v.item_id = i.id
    where i.kind = 'rim-document' and v.document ->> 'status' = 'approved'`.execute(hub.db)
  const { rows } = await sql<{ files: number; entries: number }>`
    select coalesce((select max(id) from exports), 0)::int as files,
      (select max(seq) from audit_entries)::int as entries`.execute(hub.db)
  return {
    masters: new Map(masters.map(({ id, hash }) => [id, hash])),
    registered: registered.map(({ id }) => id),
    documents: new Map(documents.map(({ id, revision }) => [id, revision])),
    ...(rows[0] ?? { files: 0, entries: 0 }),
  }
}

/** Signed in anew: a session that nobody uses ends after half an hour, and lives are led one after the other. */
export async function signedInAnew({ hub }: Pick<ControlledHub, 'hub'>, who: Person): Promise<Person> {
  const token = await hub.hub.db.transaction().execute((tx) => openSession(tx, who.id, hub.clock.now()))
  return { ...who, token, api: hub.api(token) }
}
