import type { Package } from '#core/contract/exchange.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import { acknowledgementOf } from './exchange-answers.ts'
import { packageReady } from './exchange-hub.ts'
import {
  createMaster,
  createPortfolio,
  createSubmission,
  euSubmissionInput,
  type Person,
  unique,
  uniqueGtin,
} from './factories.ts'
import { requestForMarket } from './market-file-requests.ts'
import { readOfRegister, registerFile } from './register-reads.ts'
import { dueDate } from './request-hub.ts'

/** The endpoints of submissions and of what stands around them, as decision D3 has them; written out by hand. */

export const area = [
  'submissions',
  'eudamed-udi-submissions',
  'submission-upload',
  'working-copies',
  'submission-sheets',
  'exchange',
  'market-files',
  'register',
  'readiness',
  'validation-errors',
  'emdn',
  'device-families',
  'operator-defaults',
  'carry-over',
  'change-effects',
  'portfolio',
  'version-control',
]

export interface Request {
  readonly id?: number
  readonly query?: string
  readonly body?: object
  readonly file?: readonly [content: string, name: string]
}

export interface World {
  /** Whose the thing is that the request is about. */
  readonly maker: Person
  readonly admin: Person
}

interface Row {
  readonly needs: Permission
  /** A request that would succeed. */
  readonly prepare: (world: World) => Promise<Request>
  /** Each time it is asked about something new: asking changes it. */
  readonly changes?: true
  /** Who made it may not, unless she is an administrator. */
  readonly notByMaker?: true
  /** The answer where it is not a success: nothing of it is set up. */
  readonly answers?: number
}

const nothing = async (): Promise<Request> => ({})
const asking = (query: string) => async (): Promise<Request> => ({ query })
const submission = async ({ maker }: World) => createSubmission(maker.api)
async function validated(world: World) {
  const { id } = await submission(world)
  await world.maker.api.call(submissionsApi.validate, { id })
  return { id }
}
async function sent(world: World) {
  const { id } = await validated(world)
  const body = { assignedUserId: world.admin.id, dueDate }
  await world.maker.api.call(submissionsApi.sendForApproval, { id, body })
  return { id }
}
async function exported({ maker, admin }: World): Promise<Package> {
  const { id } = await validated({ maker, admin })
  return packageReady(admin, (await admin.api.post<Package>('/api/export', { submissionIds: [id] })).body)
}
const fileId = async (world: World) => ({ id: (await exported(world)).files[0]?.id ?? 0 })
async function sheet({ maker }: World) {
  const { id: masterDiId } = await createMaster(maker.api)
  const { body } = await maker.api.call(submissionSheetsApi.create, { body: { masterDiIds: [masterDiId] } })
  return { id: body.id, masterDiId }
}
async function filledSheet(world: World) {
  const { id } = await sheet(world)
  const { body } = await world.maker.api.call(submissionSheetsApi.makeDrafts, { id })
  return { id, submissionId: body.groups[0]?.devices[0]?.submissionId ?? 0 }
}
const family = async ({ maker }: World) => ({ id: (await createPortfolio(maker.api)).id })
const record = async ({ maker }: World) => ({ id: (await createMaster(maker.api)).id })
const reading = async ({ maker }: World) => ({ id: await readOfRegister(maker.api) })
async function deviceOfRegister(world: World) {
  const { id } = await reading(world)
  const { body } = await world.admin.api.get<{ id: number }[]>(`/api/eudamed-import/devices?readId=${id}`)
  return { id: body[0]?.id ?? 0 }
}
async function finding(world: World) {
  const { id } = await createSubmission(world.maker.api, { deviceStatus: null })
  await world.maker.api.call(submissionsApi.validate, { id })
  const { body } = await world.admin.api.get<{ id: number }[]>(`/api/validation-errors?submissionId=${id}`)
  return { id: body[0]?.id ?? 0, body: { reason: 'Settled by hand' } }
}
/** Nobody outside is asked. */
async function noAddress({ admin }: World): Promise<Request> {
  await admin.api.call(settingsApi.update, { body: { emdnAddress: null } })
  return { body: { sha256: '0'.repeat(64) } }
}
const nomenclature = async (): Promise<Request> => {
  const categories = [...emdnCategories].map((letter) => `${letter},CATEGORY ${letter}`)
  return { file: [['code,term', ...categories, `A01,${unique('NEEDLES')}`].join('\n'), 'emdn.csv'] }
}
const entry = () => {
  const {
    udiDi: udi,
    basicUdiDi: basicUdi,
    deviceName,
    manufacturerName,
    ...eudamedData
  } = euSubmissionInput()
  return { udi, basicUdi, deviceName, manufacturerName, deviceNumber: unique('N'), eudamedData }
}
function table() {
  const { udiDi, basicUdiDi, deviceName, registrationType, riskClass, emdnCode } = euSubmissionInput()
  const cells = { udiDi, basicUdiDi, deviceName, registrationType, riskClass, emdnCode }
  return `${Object.keys(cells).join()}\n${Object.values(cells).join()}`
}

const view = (prepare: Row['prepare'] = nothing): Row => ({ needs: 'view-submissions', prepare })
const file = (prepare: Row['prepare'] = nothing): Row => ({ needs: 'export-data', prepare })
const change =
  (needs: Permission) =>
  (prepare: Row['prepare'], more: Partial<Row> = {}): Row => ({ needs, prepare, changes: true, ...more })
const create = change('create-submissions')
const edit = change('edit-submissions')
const decide = change('approve-submissions')
const administer = change('system-admin')

export const rows: Readonly<Record<string, Row>> = {
  'GET /api/submissions': view(asking('?limit=1')),
  'GET /api/submissions/export': file(asking('?status=rejected')),
  'GET /api/submissions/basic-udi-dis': view(async (world) => ({
    query: `?masterDiId=${(await record(world)).id}&country=EU`,
  })),
  'GET /api/submissions/stats': view(),
  'GET /api/submissions/status-counts': view(),
  'GET /api/submissions/:id': view(submission),
  'GET /api/submissions/:id/sharing': view(submission),
  'POST /api/submissions': create(async () => ({ body: euSubmissionInput() })),
  'PUT /api/submissions/:id': edit(async (world) => ({
    ...{ id: (await submission(world)).id, body: { website: 'https://example.org' } },
  })),
  'DELETE /api/submissions/:id': change('delete-submissions')(async (world) => ({
    ...{ id: (await submission(world)).id, body: { reason: 'Made twice' } },
  })),
  'POST /api/submissions/:id/revert': edit(async (world) => ({
    ...{ id: (await submission(world)).id, body: { versionNumber: 1 } },
  })),
  'POST /api/submissions/:id/validate': edit(async (world) => ({ id: (await submission(world)).id })),
  'POST /api/submissions/:id/send-for-approval': edit(async (world) => ({
    ...{ ...(await validated(world)), body: { assignedUserId: world.admin.id, dueDate } },
  })),
  'POST /api/submissions/:id/approve': decide(async (world) => ({ ...(await sent(world)), body: {} }), {
    notByMaker: true,
  }),
  'POST /api/submissions/:id/reject': decide(
    async (world) => ({ ...(await sent(world)), body: { rejectionNotes: 'No' } }),
    { notByMaker: true },
  ),
  'GET /api/submissions/:id/xml': file(validated),
  'POST /api/submissions/:id/files/:file': { ...file(validated), changes: true },
  'POST /api/submissions/:id/generate-xml': { ...file(validated), changes: true },
  'POST /api/submissions/market-files/check': file(async ({ maker }) => requestForMarket(maker)),
  'POST /api/submissions/market-files': {
    ...file(async ({ maker }) => requestForMarket(maker)),
    changes: true,
  },
  'GET /api/eudamed-udi-submissions': view(asking('?limit=1')),
  'GET /api/eudamed-udi-submissions/:id': view(submission),
  'POST /api/eudamed-udi-submissions': create(async () => ({ body: entry() })),
  'PUT /api/eudamed-udi-submissions/:id': edit(async (world) => {
    const { body } = await world.maker.api.post<{ id: number }>('/api/eudamed-udi-submissions', entry())
    return { id: body.id, body: { deviceName: unique('Name') } }
  }),
  'GET /api/submissions/bulk-upload/template': { needs: 'create-submissions', prepare: nothing },
  'POST /api/submissions/bulk-upload': create(async () => ({ file: [table(), 'submissions.csv'] })),
  'GET /api/submissions/:id/working-copy': view(submission),
  'PUT /api/submissions/:id/working-copy': edit(async (world) => ({
    ...{ id: (await submission(world)).id, body: { revision: 1, values: { website: 'h' } } },
  })),
  'DELETE /api/submissions/:id/working-copy': edit(async (world) => ({ id: (await submission(world)).id })),
  'POST /api/submission-sheets': create(async (world) => ({
    ...{ body: { masterDiIds: [(await record(world)).id] } },
  })),
  'GET /api/submission-sheets/:id': view(sheet),
  'PUT /api/submission-sheets/:id': create(async (world) => {
    const { id, masterDiId } = await sheet(world)
    return { id, body: { groups: [{ name: 'All', masterDiIds: [masterDiId] }] } }
  }),
  'POST /api/submission-sheets/:id/joining': {
    needs: 'create-submissions',
    prepare: async (world) => {
      const { id, masterDiId } = await sheet(world)
      return { id, body: { basicUdiDi: '08612345DE200LK', masterDiIds: [masterDiId] } }
    },
  },
  'POST /api/submission-sheets/:id/drafts': create(async (world) => ({ id: (await sheet(world)).id })),
  'POST /api/submission-sheets/:id/check': view(async (world) => {
    const { id, submissionId } = await filledSheet(world)
    return { id, body: { submissionIds: [submissionId] } }
  }),
  'POST /api/submission-sheets/:id/values': edit(async (world) => {
    const { id, submissionId } = await filledSheet(world)
    return { id, body: { changes: [{ submissionId, values: { website: 'https://example.org' } }] } }
  }),
  'POST /api/submissions/:id/acknowledge': edit(async (world) => {
    const { id } = await sent(world)
    await world.admin.api.call(submissionsApi.approve, { id, body: {} })
    return { id, body: { outcome: 'accepted', registeredVersion: '1' } }
  }),
  'GET /api/submissions/:id/exchange': view(submission),
  'GET /api/export/check': file(asking('?status=rejected')),
  'POST /api/export': {
    ...file(async (world) => ({ body: { submissionIds: [(await validated(world)).id] } })),
    changes: true,
  },
  'GET /api/export/packages/:id': view(async (world) => ({ id: (await exported(world)).id })),
  'GET /api/export/packages/:id/content': file(async (world) => ({ id: (await exported(world)).id })),
  'GET /api/export/xml': file(async (world) => ({
    ...{ query: `?submissionIds=${(await validated(world)).id}` },
  })),
  'GET /api/export/csv': file(asking('?status=rejected')),
  'GET /api/export/xlsx': file(asking('?status=rejected')),
  'GET /api/export/services': view(),
  'GET /api/export/template': file(asking('?service=DEVICE.POST')),
  'POST /api/export/answers': edit(async (world) => {
    const { id } = await fileId(world)
    const { text } = await world.admin.api.get(`/api/export/files/${id}/content`)
    return { file: [acknowledgementOf(text), 'answer.xml'] }
  }),
  'POST /api/export/sent': {
    ...file(async (world) => ({ body: { fileIds: [(await fileId(world)).id], sent: true } })),
    changes: true,
  },
  'GET /api/export/files': view(asking('?limit=1')),
  'GET /api/export/files/export': file(),
  'GET /api/export/files/:id': view(fileId),
  'GET /api/export/files/:id/content': file(fileId),
  'GET /api/export/files/:id/audit-copy': file(fileId),
  'POST /api/eudamed-import': create(async () => ({ file: [registerFile(), 'eudamed.json'] })),
  // No address of a public site is set.
  'POST /api/eudamed-import/fetch': create(async () => ({ body: { srn: 'DE-MF-000000001' } }), {
    answers: 400,
  }),
  'GET /api/eudamed-import/:id': view(reading),
  'POST /api/eudamed-import/:id/store': create(async (world) => ({ ...(await reading(world)), body: {} })),
  'GET /api/eudamed-import/devices': view(asking('?limit=1')),
  'GET /api/eudamed-import/devices/export': file(),
  'GET /api/eudamed-import/devices/:id': view(deviceOfRegister),
  'GET /api/master-di/:id/readiness': view(record),
  'GET /api/readiness': view(asking('?limit=1')),
  'GET /api/readiness/export': file(asking('?readyFor=XX')),
  'GET /api/readiness/state': view(),
  'POST /api/submissions/validate': edit(async (world) => ({
    ...{ body: { ids: [(await submission(world)).id] } },
  })),
  'GET /api/validation-errors': view(asking('?limit=1')),
  'GET /api/validation-errors/export': file(),
  'GET /api/validation-errors/by-rule': view(),
  'POST /api/validation-errors/fix': edit(async (world) => ({
    ...{ body: { errorCode: 'X', submissionIds: [(await submission(world)).id] } },
  })),
  'POST /api/validation-errors/:id/resolve': edit(finding),
  'GET /api/emdn': view(asking('?limit=1')),
  'GET /api/emdn/search': view(asking('?search=needle')),
  'GET /api/emdn/lookup': view(),
  'GET /api/emdn/versions': view(),
  'POST /api/emdn/preview': administer(nomenclature),
  'POST /api/emdn/import': administer(nomenclature),
  'POST /api/emdn/download/preview': { ...administer(noAddress), answers: 400 },
  'POST /api/emdn/download/import': { ...administer(noAddress), answers: 400 },
  'GET /api/basic-udi-di/device-families': view(),
  'POST /api/basic-udi-di/generate-for-family': edit(async ({ maker }) => {
    const { id } = await createMaster(maker.api, { udiDi: uniqueGtin(), riskClass: 'class-i' })
    await createSubmission(maker.api, { masterDiId: id, basicUdiDi: null })
    return { body: { deviceIds: [id] } }
  }),
  'GET /api/master-di/:id/operator-defaults': view(record),
  'GET /api/master-di/:id/stale': view(record),
  'POST /api/master-di/:id/carry-over': edit(async (world) => {
    const { id } = await createMaster(world.maker.api, { modelNumber: 'P-1' })
    const made = await createSubmission(world.maker.api, { masterDiId: id, modelNumber: 'P-1' })
    await world.maker.api.put(`/api/master-di/${id}`, { modelNumber: 'P-2' })
    return { id, body: { submissions: [{ submissionId: made.id, revision: 1, fields: ['modelNumber'] }] } }
  }),
  'GET /api/master-di/:id/change-effects': view(record),
  'POST /api/master-di/:id/change-effects/preview': view(async (world) => ({
    ...(await record(world)),
    body: { values: { modelNumber: 'P-2' } },
  })),
  'POST /api/master-di/:id/change-effects/act': edit(async (world) => {
    const { id } = await createMaster(world.maker.api, { modelNumber: 'P-1' })
    const made = await createSubmission(world.maker.api, { masterDiId: id, modelNumber: 'P-1' })
    await world.maker.api.put(`/api/master-di/${id}`, { modelNumber: 'P-2' })
    return { id, body: { submissions: [{ submissionId: made.id, revision: 1 }] } }
  }),
  'GET /api/portfolio': view(asking('?limit=1')),
  'GET /api/portfolio/export': file(),
  'GET /api/portfolio/:id': view(family),
  'POST /api/portfolio': create(async () => ({ body: { productFamily: unique('Family'), deviceCount: 1 } })),
  'PUT /api/portfolio/:id': create(async (world) => ({ ...(await family(world)), body: { deviceCount: 9 } })),
  'DELETE /api/portfolio/:id': create(async (world) => ({
    ...(await family(world)),
    body: { reason: 'Old' },
  })),
  'GET /api/portfolio/:id/candidates': view(family),
  'POST /api/portfolio/:id/match-submissions': create(async (world) => ({
    ...{ ...(await family(world)), body: { submissionIds: [(await submission(world)).id] } },
  })),
  'POST /api/portfolio/:id/unmatch-submissions': create(async (world) => {
    const { id } = await family(world)
    const body = { submissionIds: [(await submission(world)).id] }
    await world.maker.api.post(`/api/portfolio/${id}/match-submissions`, body)
    return { id, body }
  }),
  'GET /api/version-control/summary': view(),
  'GET /api/submissions/:id/versions': view(submission),
  'GET /api/submissions/:id/compare': view(async (world) => ({
    ...{ id: (await submission(world)).id, query: '?from=1&to=1' },
  })),
  'GET /api/submissions/:id/audit-trail': view(submission),
  'GET /api/submissions/:id/audit-trail/export': file(submission),
}
