import { sql } from 'kysely'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import type { TokenPermission } from '#core/lifecycle/token-permissions.ts'
import { storeZip } from '#server/files/zip-writer.ts'
import { unique } from '../factories.ts'
import { certificationInput, operatorInput } from '../operator-factories.ts'
import { type Call, type Command, type Commands, choose, plain } from './command.ts'
import { signing } from './signing.ts'
import { count, type World } from './world.ts'

/** Simple RIM, operators, families, other programs, news, and what is set for the whole hub. */

const reason = { reason: 'Gone' }
const removal: Command = { ask: () => ({ body: reason }) }

async function openRenewal({ world }: Call) {
  const { rows } = await sql<{ id: number }>`
    select project_id as id from rim_renewals join rim_items on rim_items.id = project_id
    where not deleted and status = 'draft' order by project_id desc limit 1`.execute(world.hub.hub.db)
  const [open] = rows
  return open ? { id: open.id, body: {} } : null
}

const documents: Commands = {
  'POST /api/rim/documents': {
    ask: ({ variant }) => ({
      body: { name: unique('Doc'), status: choose(variant, 'draft', 'approved', 'review') },
    }),
  },
  'PUT /api/rim/documents/:id': {
    ask: async ({ variant, pick }) => ({
      body: choose<object>(
        variant,
        { owner: unique('O') },
        { status: 'approved' },
        { status: 'draft' },
        { submissionIds: [await pick('rim/submissions')] },
      ),
    }),
  },
  'DELETE /api/rim/documents/:id': removal,
  'POST /api/rim/documents/:id/approve': {
    ask: ({ as, world }) => ({ body: signing(as, world) }),
    learn: ({ world }) => count(world, 'documents approved'),
  },
  'POST /api/rim/documents/:id/files': { ask: () => ({ file: [unique('Instructions'), 'ifu.txt'] }) },
  'GET /api/rim/files/:id': plain,
  'POST /api/rim/submissions': { ask: () => ({ body: { productName: unique('Pump') } }) },
  'PUT /api/rim/submissions/:id': { ask: () => ({ body: { status: 'approved' } }) },
  'DELETE /api/rim/submissions/:id': removal,
  'POST /api/rim/submissions/:id/scope': {
    ask: async ({ pick }) => ({ body: { markets: ['EU', 'CH'], masterDiIds: [await pick('master-di')] } }),
  },
  'POST /api/rim/submissions/:id/scope/removal': { ask: () => ({ body: { markets: ['CH'] } }) },
  'POST /api/rim/submissions/:id/renewal/completion': { ask: openRenewal },
  'POST /api/tasks': {
    ask: async ({ pick }) => ({
      body: {
        kind: 'task',
        title: unique('Translate'),
        subject: { type: 'project', id: await pick('rim/submissions') },
      },
    }),
  },
  'PUT /api/tasks/:id': { ask: () => ({ body: { status: 'done' } }) },
  'DELETE /api/tasks/:id': removal,
  'POST /api/rim/compliance': { ask: () => ({ body: { regulation: 'MDR' } }) },
  'PUT /api/rim/compliance/:id': { ask: () => ({ body: { status: 'compliant' } }) },
  'DELETE /api/rim/compliance/:id': removal,
}

const operators: Commands = {
  'POST /api/actors': { ask: () => ({ body: operatorInput() }) },
  'PUT /api/actors/:id': { ask: () => ({ body: { name: unique('Maker') } }) },
  'DELETE /api/actors/:id': removal,
  'POST /api/actors/:id/carry-over': { ask: () => ({ body: { fromRevision: 1, apply: true } }) },
  'POST /api/actors/:id/certifications': { ask: () => ({ body: certificationInput() }) },
  'POST /api/actors/bulk-upload': {
    ask: () => ({ file: [`actorType,name,country\nmanufacturer,${unique('Maker')},DE\n`, 'operators.csv'] }),
    learn: ({ world }) => world.hub.hub.jobs.idle(),
  },
  'PUT /api/certifications/:id': { ask: () => ({ body: { issuingBody: unique('Body') } }) },
  'DELETE /api/certifications/:id': removal,
  'POST /api/device-links': {
    ask: async ({ pick }) => ({
      body: { operatorId: await pick('actors'), masterDiId: await pick('master-di'), role: 'manufacturer' },
    }),
  },
  'DELETE /api/device-links/:id': removal,
  'POST /api/portfolio': { ask: () => ({ body: { productFamily: unique('Family'), deviceCount: 1 } }) },
  'PUT /api/portfolio/:id': { ask: () => ({ body: { deviceCount: 9 } }) },
  'DELETE /api/portfolio/:id': removal,
  'POST /api/portfolio/:id/match-submissions': {
    ask: async ({ pick }) => ({ body: { submissionIds: [await pick('submissions')] } }),
  },
  'POST /api/portfolio/:id/unmatch-submissions': {
    ask: async ({ pick }) => ({ body: { submissionIds: [await pick('submissions')] } }),
  },
  'PUT /api/comments/:id': { ask: () => ({ body: { text: 'Otherwise' } }) },
  'DELETE /api/comments/:id': plain,
  'POST /api/comment-files': { ask: () => ({ file: ['A label', 'label.txt'] }) },
}

const webhook = (variant: number) => ({
  name: unique('ERP'),
  url: 'http://127.0.0.1:1/',
  events: ['ping'],
  isActive: variant % 2 === 0,
})

const scopes: readonly TokenPermission[] = [
  'view-submissions',
  'create-submissions',
  'edit-submissions',
  'delete-submissions',
  'export-data',
  'manage-actors',
]

/** With an API token she is the same person, and acts with what it may. */
function useToken(world: World, as: World['masks'][number], token: string): void {
  world.masks.push({ ...as, api: world.hub.api(token) })
}

const programs: Commands = {
  'POST /api/api-tokens': {
    ask: () => ({ body: { name: unique('T'), scope: scopes } }),
    learn: ({ world, as }, answer) => useToken(world, as, String(JSON.parse(answer.text).token)),
  },
  'DELETE /api/api-tokens/:id': plain,
  'POST /api/webhooks': { ask: ({ variant }) => ({ body: webhook(variant) }) },
  'PUT /api/webhooks/:id': { ask: ({ variant }) => ({ body: webhook(variant) }) },
  'DELETE /api/webhooks/:id': plain,
  'POST /api/webhooks/:id/test': plain,
  'POST /api/webhook-deliveries/:id/again': plain,
  'POST /api/regulatory-intelligence/feeds': {
    ask: () => ({
      body: {
        name: unique('Feed'),
        url: `http://127.0.0.1:1/${unique('f')}.xml`,
        format: 'rss',
        country: 'EU',
      },
    }),
  },
  'PUT /api/regulatory-intelligence/feeds/:id': { ask: () => ({ body: { enabled: false } }) },
  'PUT /api/assistant/model': {
    ask: () => ({ body: { isOn: false, baseUrl: 'http://127.0.0.1:1', model: 'none' } }),
  },
}

/** The codes that the submissions of the tests have, and those above them. */
const nomenclature = (): readonly [string, string] => {
  const categories = [...emdnCategories].map((letter) => `${letter},CATEGORY ${letter}`)
  const used = ['A0101010102', 'Z1203020601'].flatMap((code) =>
    Array.from({ length: (code.length - 1) / 2 }, (_, level) => code.slice(0, 3 + level * 2)),
  )
  return [
    ['code,term', ...categories, ...used.map((code) => `${code},${unique('NEEDLES')}`)].join('\n'),
    'e.csv',
  ]
}

/** A schema set of a release that no file is made in. */
function schemaSet(): Buffer {
  const file = (name: string, body: string) => ({
    name,
    content: Buffer.from(
      `<?xml version="1.0"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`,
    ),
  })
  return storeZip([
    file('service/Message.xsd', '<xs:include schemaLocation="Message/MessageType.xsd"/>'),
    file(
      'service/Message/MessageType.xsd',
      '<xs:complexType name="T"><xs:attribute name="version" fixed="3.0.99" type="xs:string"/></xs:complexType>',
    ),
  ])
}

const settings = (turn: number) =>
  choose<object>(
    turn,
    { wayOfWorking: 'open' },
    { wayOfWorking: 'open', requireSignature: false, registration: 'open' },
    { eudamedEnvironment: 'playground', dtxVersionProduction: '3.0.31' },
    { requireSignature: false, onlyByNewVersion: false },
    { eudamedEnvironment: 'production' },
    { playgroundActors: [{ srn: 'DE-MF-000000001', playgroundSrn: 'DE-MF-000000002' }] },
    { secondFactor: 'optional', registration: 'after-approval' },
    { registerAddress: 'http://127.0.0.1:1/', organisationName: unique('Company') },
    { eudamedEnvironment: 'production', dtxVersionProduction: '3.0.30', playgroundActors: [] },
  )

const house: Commands = {
  'PUT /api/settings': {
    ask: ({ place }) => ({ body: settings(place) }),
    learn: ({ world }, answer) => {
      if (JSON.parse(answer.text).awaitsCountersignature !== null) count(world, 'asked for looser settings')
    },
  },
  'POST /api/settings/schema-sets': { ask: () => ({ file: [schemaSet(), 'xsd.zip'] }) },
  'POST /api/admin/load-sample-data': plain,
  'POST /api/emdn/preview': { ask: () => ({ file: nomenclature() }) },
  'POST /api/emdn/import': { ask: () => ({ file: nomenclature() }) },
  'POST /api/emdn/download/preview': plain,
  'POST /api/emdn/download/import': { ask: () => ({ body: { sha256: '0'.repeat(64) } }) },
  'POST /api/audit-trail/reviews': {
    ask: ({ as, world }) => ({
      body: {
        ...{ from: '2026-01-01', to: '2026-12-31', lastSeq: null, lastHash: null, remarks: 'Nothing' },
        ...signing(as, world),
      },
    }),
  },
}

export const around: Commands = { ...documents, ...operators, ...programs, ...house }
