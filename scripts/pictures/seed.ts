import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { day } from './days.ts'
import { devices, fileOfDevices, maker } from './devices.ts'
import type { Person } from './person.ts'
import { seedAssessments } from './seed-assessments.ts'
import { seedSurroundings } from './seed-surroundings.ts'
import type { Values } from './values.ts'

type Known = Readonly<Record<string, unknown>> & { readonly id: number }

/** A hub at work: some devices are registered, some are refused, some wait for somebody, most want something. */
export async function seed(address: string, ada: Person, ben: Person, clara: Person): Promise<Values> {
  await ada.send('PUT', `/api/admin/users/${ben.id}`, { roles: ['quality-manager'] })
  await ada.send('PUT', `/api/admin/users/${clara.id}`, { roles: ['regulatory-manager'] })
  const around = await seedSurroundings(ada)
  const records: Known[] = []
  for (const device of devices) records.push(await clara.send<Known>('POST', '/api/master-di', device))
  const idOf = (index: number): number => records[index]?.id ?? 0
  const eu = await euSubmissions(address, ben, clara, records)
  await copies(ada, records)
  const draft = await versions(ada, ben, clara, records)
  await clara.upload('/api/master-di/bulk-upload', fileOfDevices, 'instruments 2026.csv')
  await clara.upload('/api/imports/previews?kind=master-di', fileOfDevices, 'instruments 2026.csv')
  await talk(ben, clara, idOf(6), eu[6]?.id ?? 0)
  await families(ada, eu)
  for (const index of [0, 6, 9]) {
    const link = { masterDiId: idOf(index), role: 'importer', since: day(-200) }
    await ada.send('POST', '/api/device-links', { ...link, operatorId: around.importer })
  }
  await clara.send('POST', `/api/rim/submissions/${around.project}/scope`, {
    ...{ markets: ['US', 'CA'], masterDiIds: [idOf(0), idOf(6)] },
  })
  await clara.send('POST', `/api/submissions/${eu[3]?.id}/send-for-approval`, {
    ...{ assignedUserId: ada.id, dueDate: day(1) },
  })
  const sheet = await clara.send('POST', '/api/submission-sheets', {
    country: 'EU',
    masterDiIds: records.slice(4, 11).map(({ id }) => id),
  })
  const { update, assessments } = await seedAssessments(ada, ben, clara)
  return {
    country: ['EU', 'US', 'JP'],
    masterDiId: [idOf(6)],
    '/master-di/records/$id': [idOf(0), idOf(6), draft],
    '/master-di/edit/$id': [idOf(3)],
    '/master-di/new-version/$id': [idOf(2)],
    '/master-di/edit-draft/$id': [draft],
    '/submissions/$id': [eu[6]?.id ?? 0, eu[0]?.id ?? 0],
    '/submissions/sheet/$id': [sheet.id],
    '/simple-rim/projects/$id': [around.project],
    '/version-control/$id': [eu[0]?.id ?? 0],
    '/regulatory-intelligence/$id': [update],
    '/impact-assessments/$id': assessments,
  }
}

/** One for each of the first ten: scissors that nothing is wrong with, others as far as a record brings them. */
async function euSubmissions(address: string, ben: Person, clara: Person, records: readonly Known[]) {
  const made: Known[] = []
  for (const [index, { id }] of records.slice(0, 10).entries()) {
    const { versionNumber: _, deviceFamily: __, ...device } = devices[index] as Record<string, unknown>
    const gmn = generateGmnFromUdiDi(String(device.udiDi))
    const body = { ...device, ...(index < 4 ? complete : begun), masterDiId: id, targetCountries: ['EU'] }
    const basicUdiDi = gmn.valid && index < 8 ? { basicUdiDi: gmn.value } : {}
    made.push(await clara.send<Known>('POST', '/api/submissions', { ...body, ...basicUdiDi }))
  }
  for (const { id } of made.slice(0, 8)) await clara.send('POST', `/api/submissions/${id}/validate`)
  const sent = made.slice(0, 3).map(({ id }) => id)
  for (const id of sent.slice(0, 2)) await ben.send('POST', `/api/submissions/${id}/approve`, {})
  const made1 = await clara.send<{ id: number; files: readonly Known[] }>('POST', '/api/export', {
    submissionIds: sent,
  })
  await clara.send('POST', '/api/export/sent', { packageIds: [made1.id], sent: true })
  const refusedDi = String(devices[1]?.udiDi)
  for (const { id } of made1.files) {
    const headers = { authorization: `Bearer ${clara.token}` }
    const file = await fetch(`${address}/api/export/files/${id}/content`, { headers })
    const answer = acknowledgementOf(await file.text(), (codes) =>
      codes.includes(refusedDi) ? { code: 'E-I-1', detail: 'MDNCodes is not known' } : undefined,
    )
    await clara.upload('/api/export/answers', answer, 'answer.xml')
  }
  return made
}

const begun = {
  registrationType: 'new-basic',
  manufacturerSrn: 'SE-MF-000000001',
  deviceStatus: 'ON_THE_MARKET',
  productionIdentifiers: ['BATCH_NUMBER', 'EXPIRATION_DATE'],
}

const complete = {
  ...begun,
  emdnCode: 'A0101010102',
  productionIdentifiers: ['BATCH_NUMBER'],
  baseQuantity: 1,
  tradeNames: [{ language: 'EN', text: 'Lindgren' }],
  marketAvailability: [{ country: 'SE', firstPlaced: true, startDate: '2026-01-15' }],
  conformityAssessmentProcedure: 'self-declaration',
  declarationsChecked: true,
}

async function copies(ada: Person, records: readonly Known[]): Promise<void> {
  const of = (from: number, to: number) => records.slice(from, to).map(({ id }) => id)
  await ada.send('POST', '/api/submissions/copies', { masterDiIds: of(0, 1), countries: ['US'] })
  await ada.send('POST', '/api/submissions/copies', { masterDiIds: of(3, 9), countries: ['US', 'CN', 'CH'] })
  await ada.send('POST', '/api/submissions/copies', { masterDiIds: of(9, 13), countries: ['JP'] })
  const american = await ada.read<readonly Known[]>('/api/submissions?country=US')
  for (const { id } of american.slice(0, 3)) await ada.send('POST', `/api/submissions/${id}/validate`)
}

/** A draft of a next version that waits for a decision, one that was rejected, and requests; answers an open draft. */
async function versions(ada: Person, ben: Person, clara: Person, records: readonly Known[]): Promise<number> {
  const next = async (index: number, values: Readonly<Record<string, unknown>>, changeReason: string) => {
    const record = await clara.read<Known>(`/api/master-di/${records[index]?.id}`)
    const version = { versionNumber: record.nextVersionNumber, parentId: record.id, changeReason }
    return clara.send<Known>('POST', '/api/master-di', { ...record, ...values, ...version })
  }
  const dueDate = day(5)
  const waiting = await next(7, { brandName: 'Difference Duo' }, 'The brand was registered')
  await clara.send('POST', `/api/master-di/${waiting.id}/send-for-approval`, {
    ...{ assignedUserId: ada.id, dueDate },
    approvalNotes: 'Marketing launches on the first.',
  })
  const rejected = await next(8, { intendedUse: 'Infusion of any fluid.' }, 'Wider use')
  const { pendingChange } = await clara.send<{ pendingChange: Known }>(
    'POST',
    `/api/master-di/${rejected.id}/send-for-approval`,
    { assignedUserId: ben.id, dueDate },
  )
  const rejectionNotes = 'The clinical evaluation does not cover blood products.'
  await ben.send('POST', `/api/pending-changes/${pendingChange.id}/reject`, { rejectionNotes })
  await clara.send('PUT', `/api/master-di/${records[5]?.id}/request-update`, {
    changeReason: 'The safety lock has a new supplier',
    ...{ assignedTo: ada.id, dueDate: day(0) },
  })
  await clara.send('PUT', `/api/master-di/${records[12]?.id}/request-delete`, {
    changeReason: 'It never reached the market',
    ...{ assignedTo: ben.id, dueDate: day(20) },
  })
  const open = await next(
    6,
    { shelfLife: '10 years', deviceName: 'Infusion pump Difference 200 S' },
    'New housing',
  )
  return open.id
}

async function talk(ben: Person, clara: Person, record: number, submission: number): Promise<void> {
  const say = (who: Person, path: string, text: string) => who.send('POST', `/api/${path}/comments`, { text })
  await say(
    clara,
    `master-di/${record}`,
    '@ada the housing changes in spring: do we need a new UDI-DI for it?',
  )
  await say(ben, `master-di/${record}`, 'Only if the model number changes. I checked with the notified body.')
  await say(clara, `submissions/${submission}`, '@ben the certificate is not in the hub yet.')
}

async function families(ada: Person, eu: readonly Known[]): Promise<void> {
  const made = async (
    productFamily: string,
    description: string,
    deviceCount: number,
    ids: readonly number[],
  ) => {
    const { id } = await ada.send('POST', '/api/portfolio', { productFamily, description, deviceCount })
    if (ids.length > 0) {
      await ada.send('POST', `/api/portfolio/${id}/match-submissions`, { submissionIds: ids })
    }
  }
  const of = (from: number, to: number) => eu.slice(from, to).map(({ id }) => id)
  await made('Scissors', 'Dressing and bandage scissors of stainless steel, for use again.', 4, of(0, 3))
  await made('Infusion pumps', 'Difference 50 and 200, with one and two channels.', 3, of(6, 9))
  await made('Hip system', 'Cementless stems and inserts.', 24, of(9, 10))
  await made('Diagnostics', `Tests for use near the patient, of ${maker}.`, 2, [])
}
