import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ComplianceItem,
  type RimDocument,
  type RimFile,
  type RimSubmission,
  rimApi,
} from '#core/contract/rim.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The small regulatory information view on stored records (specification, document 3 sections 2.9, 3 and 4). */

let hub: TestApp
let editor: Person
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['submission-coordinator'])
  reader = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const create = async (body: object = {}) =>
  (await editor.api.call(rimApi.createSubmission, { body: body as never })).body
const documentOf = async (body: object) =>
  (await editor.api.call(rimApi.createDocument, { body: body as never })).body

describe('regulatory submissions', () => {
  it('need nothing and begin as drafts [S3-5-65, S3-OPEN-24]', async () => {
    expect(await create()).toMatchObject({
      productName: null,
      status: 'draft',
      progress: 0,
      documents: 0,
      daysToDeadline: null,
    })
  })

  it('keep all their fields, and say how many days are left [S3-3-56, S3-3-57, S3-7-46]', async () => {
    const full: Partial<RimSubmission> = {
      productName: 'Infusion pump',
      submissionType: '510k',
      authority: 'FDA',
      country: 'US',
      status: 'under-review',
      priority: 'critical',
      targetDate: '2026-11-30',
      submissionDate: '2026-10-01',
      assignedTo: 'Ada Lindgren',
      progress: 60,
      nextAction: 'Answer the questions',
    }
    expect(await create(full)).toMatchObject({ ...full, documents: 0, daysToDeadline: 10 })
  })

  it('are in one of five states and of one of four priorities [S3-4-24, S3-4-27]', async () => {
    for (const status of ['draft', 'submitted', 'under-review', 'approved', 'rejected'])
      expect(await create({ status })).toMatchObject({ status })
    for (const priority of ['critical', 'high', 'medium', 'low'])
      expect(await create({ priority })).toMatchObject({ priority })
    const { problem } = await editor.api.post('/api/rim/submissions', { status: 'lost', priority: 'none' })
    expect(problem.issues?.map(({ path }) => path).toSorted()).toEqual(['priority', 'status'])
  })

  it('begin as usual where null is given, as forms give it', async () => {
    const open = { status: null, priority: null, progress: null, productName: 'Lancet' }
    const begun = { status: 'draft', priority: 'medium', progress: 0, productName: 'Lancet' }
    const made = await create(open)
    expect(made).toMatchObject(begun)
    expect(await create({ status: '', priority: '' })).toMatchObject({ status: 'draft', priority: 'medium' })
    expect(await documentOf({ name: 'IFU', status: null })).toMatchObject({ status: 'draft' })
    const item = { regulation: 'MDR', status: null }
    const { body } = await editor.api.call(rimApi.createCompliance, { body: item as never })
    expect(body.status).toBe('pending')
    const cleared = await editor.api.call(rimApi.updateSubmission, { id: made.id, body: { priority: null } })
    expect(cleared.body.priority).toBeNull()
  })

  it('are found by words and by status [S3-2.9-07, S3-2.9-08]', async () => {
    const made = await create({ productName: 'Zephyr ventilator', status: 'submitted' })
    await create({ productName: 'Zephyr filter', status: 'approved' })
    const find = async (query: object) =>
      (await reader.api.call(rimApi.submissions, { query: query as never })).body.map(({ id }) => id)
    expect(await find({ search: 'zephyr' })).toHaveLength(2)
    expect(await find({ search: 'ZEPHYR', status: ['submitted'] })).toEqual([made.id])
  })

  it('change freely among their statuses, each change in the trail [S3-4-29, S3-OPEN-25]', async () => {
    const { id, revision } = await create({ productName: 'Stent' })
    for (const status of ['approved', 'draft', 'rejected'] as const) {
      const { body } = await editor.api.call(rimApi.updateSubmission, { id, body: { status } })
      expect(body.status).toBe(status)
    }
    const stale = await editor.api.call(rimApi.updateSubmission, { id, body: { progress: 5, revision } })
    expect(stale.problem.type).toBe('stale_record')
    const { body: trail } = await editor.api.get<{ entityId: number; changesData: unknown }[]>(
      '/api/audit-trail?entityType=rim-submission&action=updated&limit=10',
    )
    expect(trail.filter(({ entityId }) => entityId === id)).toHaveLength(3)
  })

  it('say at once all that is wrong', async () => {
    const { problem } = await editor.api.call(rimApi.createSubmission, {
      body: { status: 'lost', progress: 120, targetDate: '2026-02-30', authority: 'NASA' } as never,
    })
    expect(problem.issues?.map(({ path }) => path).sort()).toEqual([
      'authority',
      'progress',
      'status',
      'targetDate',
    ])
  })
})

it('keeps compliance items [S3-3-59, S3-4-25, S3-4-28]', async () => {
  const item: Partial<ComplianceItem> = {
    regulation: 'MDR Annex IX',
    description: 'QMS certificate',
    jurisdiction: 'EU',
    status: 'compliant',
    expiryDate: '2027-05-26',
    riskLevel: 'high',
    owner: 'Quality',
  }
  const { body } = await editor.api.call(rimApi.createCompliance, { body: item as never })
  expect(body).toMatchObject(item)
  const { problem } = await editor.api.call(rimApi.createCompliance, { body: {} })
  expect(problem.issues).toEqual([{ path: 'regulation', message: 'Name the regulation' }])
  const reason = { reason: 'Entered twice' }
  await editor.api.call(rimApi.deleteCompliance, { id: body.id, body: reason })
  expect((await editor.api.call(rimApi.updateCompliance, { id: body.id, body: {} })).status).toBe(404)
})

describe('documents', () => {
  it('keep every file they had, and are counted where they belong [S3-3-58, S3-3-60, S3-4-26]', async () => {
    const submission = await create({ productName: 'Glove' })
    const document = await documentOf({ name: 'Clinical evaluation', submissionIds: [submission.id] })
    expect(document).toMatchObject({ status: 'draft', size: null, fileId: null, linkedSubmissions: 1 })
    expect(document.submissions).toEqual([{ id: submission.id, productName: 'Glove' }])
    const url = `/api/rim/documents/${document.id}/files`
    const first = await editor.api.upload<RimDocument>(url, 'version one', 'cer-1.txt')
    expect(first.body).toMatchObject({ size: 11 })
    hub.clock.advance({ minutes: 5 })
    const second = await editor.api.upload<RimDocument>(url, 'version two!', 'cer <2>.html')
    expect(second.body.size).toBe(12)
    expect(second.body.lastModified > first.body.lastModified).toBe(true)
    const { body: files } = await reader.api.get<RimFile[]>(url)
    expect(files.map(({ fileName, size }) => [fileName, size])).toEqual([
      ['cer <2>.html', 12],
      ['cer-1.txt', 11],
    ])
    const file = await reader.api.get(`/api/rim/files/${files[0]?.id}`)
    expect(file.text).toBe('version two!')
    expect(file.headers['content-type']).toBe('application/octet-stream')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="cer_2_.html"/)
    const { body } = await reader.api.call(rimApi.submissions, { query: { search: 'glove' } })
    expect(body[0]?.documents).toBe(1)
    await editor.api.call(rimApi.deleteDocument, { id: document.id, body: { reason: 'Obsolete' } })
    const after = await reader.api.call(rimApi.submissions, { query: { search: 'glove' } })
    expect(after.body[0]?.documents).toBe(0)
    // Whoever reads of it in the trail can still look at it.
    expect((await reader.api.get(`/api/rim/files/${files[0]?.id}`)).text).toBe('version two!')
  })

  it('belong to submissions that there are, and take no empty or too large file', async () => {
    const { problem } = await editor.api.call(rimApi.createDocument, {
      body: { name: '', submissionIds: [999_999] },
    })
    expect(problem.issues).toEqual([
      { path: 'name', message: 'Name the document' },
      { path: 'submissionIds', message: 'Regulatory submission 999999 does not exist' },
    ])
    const { id } = await documentOf({ name: 'IFU' })
    const url = `/api/rim/documents/${id}/files`
    expect((await editor.api.upload(url, '', 'empty.txt')).status).toBe(400)
    expect((await editor.api.upload(url, 'x'.repeat(10 * 1024 * 1024 + 1), 'large.txt')).status).toBe(413)
  })
})

it('takes no decision from before its submission, and counts no days for what is decided', async () => {
  const { id, revision } = await create({ targetDate: '2026-11-30', submissionDate: '2026-10-01' })
  const change = (body: object) =>
    editor.api.call(rimApi.updateSubmission, { id, body: { revision, ...body } as never })
  const early = await change({ status: 'rejected', decisionDate: '2026-09-30' })
  expect([early.status, early.problem.issues]).toEqual([
    400,
    [{ path: 'decisionDate', message: 'The decision cannot be earlier than the submission on 2026-10-01' }],
  ])
  const { body } = await change({ status: 'rejected', decisionDate: '2026-10-01' })
  expect([body.status, body.daysToDeadline]).toEqual(['rejected', null])
})

it('counts what is stored, and savings once the settings say what an approval saves [S3-9-33, S3-9-34, S3-9-35, S3-9-36]', async () => {
  const own = await startTestApp()
  const boss = await person(own, ['admin'])
  const post = (body: object) => boss.api.call(rimApi.createSubmission, { body: body as never })
  await post({ status: 'approved', submissionDate: '2026-01-01', decisionDate: '2026-02-12' })
  // What was decided on is not overdue.
  await post({ status: 'rejected', targetDate: '2026-11-18' })
  await post({ targetDate: '2026-11-19' })
  await boss.api.call(rimApi.createCompliance, { body: { regulation: 'ISO 13485', status: 'compliant' } })
  await boss.api.call(rimApi.createCompliance, { body: { regulation: 'MDR', status: 'expired' } })
  const counted = {
    totalSubmissions: 3,
    activeSubmissions: 2,
    overdueTasks: 1,
    complianceIssues: 1,
    successRate: 50,
    averageReviewDays: 42,
    complianceScore: 50,
    costSavings: null,
  }
  expect((await boss.api.call(rimApi.overview)).body).toEqual(counted)
  await decideSettings(own, { savingPerApproval: 125_000 })
  expect((await boss.api.call(rimApi.overview)).body).toEqual({ ...counted, costSavings: 125_000 })
  await own.close()
})

it('is changed by whoever may edit, and read by whoever may view [S3-6-33]', async () => {
  for (const endpoint of [rimApi.createSubmission, rimApi.createCompliance, rimApi.createDocument]) {
    expect((await reader.api.call(endpoint, { body: {} })).status).toBe(403)
  }
  expect((await reader.api.call(rimApi.overview)).status).toBe(200)
})
