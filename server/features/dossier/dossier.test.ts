import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CommentFile, commentsApi } from '#core/contract/comments.ts'
import { dossiersApi } from '#core/contract/dossiers.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import type { Field, FieldValue } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { full as chinese } from '#core/markets/cn/fixtures/full.ts'
import { complete as american } from '#core/markets/us/fixtures/complete.ts'
import { inTurn } from '#server/pdf/in-thread.ts'
import { sha256 } from '#server/platform/audit.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
} from '#tests/factories.ts'
import { bodyOf, hasPoppler, packed, pdfPages } from '#tests/pdf-text.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What is known of one thing as a paper to hand over, read as anybody reads it. */

let circle: RequestHub
let author: Person
let approver: Person
let recordId: number
/** EU, approved with a file that left; US with findings; China. */
let submissions: readonly [number, number, number]
let attached: CommentFile
let project: number

/** Letters of other languages, in fields of their own. */
const names = {
  deviceName: 'Infusion pump 输注泵 拋棄式輸液幫浦',
  brandName: 'Αντλία έγχυσης · Инфузионный насос',
  deviceFamily: 'ポンプ・輸液ひらがな',
  modelNumber: '주입 펌프',
  deviceDescription: 'Máy bơm tiêm truyền tĩnh mạch · เครื่องปั๊มน้ำ · مضخة التسريب · Łódź 💉',
}

function sampleOf(id: string, field: Field): FieldValue | undefined {
  if (field.type === 'text') return `${id} ${'x'.repeat(3)}`.slice(0, field.maxLength)
  if (field.type === 'long-text') return `Long ${id} ${'word '.repeat(80)}`.trim()
  if (field.type === 'boolean') return true
  if (field.type === 'date') return '2031-05-17'
  if (field.type === 'integer') return Math.max(field.min ?? 0, Math.min(field.max ?? 7, 7))
  if (field.type === 'decimal') return 2.5
  if (field.type === 'code') return field.codes.at(-1)?.code
  return field.type === 'codes' ? field.codes.slice(0, 2).map(({ code }) => code) : undefined
}

beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver } = circle)
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
  const every = Object.entries<Field>(masterFields).flatMap(([id, field]) => {
    const value = field.assigned || field.section === 'Core UDI Information' ? undefined : sampleOf(id, field)
    return value === undefined ? [] : [[id, value] as const]
  })
  const record = await createMaster(author.api, {
    ...Object.fromEntries(every),
    ...names,
    targetCountries: ['EU', 'US', 'CN'],
  })
  recordId = record.id
  const { pendingChange } = await circle.send(record)
  await approver.api.call(requestsApi.approve, {
    id: pendingChange.id,
    body: { password, approvalNotes: 'Label agreed' },
  })
  const eu = await createSubmission(author.api, { masterDiId: recordId, deviceName: names.deviceName })
  await author.api.call(submissionsApi.validate, { id: eu.id })
  await author.api.call(submissionsApi.sendForApproval, {
    id: eu.id,
    body: { assignedUserId: approver.id, dueDate },
  })
  await approver.api.call(submissionsApi.approve, { id: eu.id, body: { password } })
  await author.api.call(exchangeApi.create, { body: { submissionIds: [eu.id], environment: 'production' } })
  const others: number[] = []
  for (const [market, document] of [
    ['US', { ...american, usLabelerDuns: null, mriSafety: null }],
    ['CN', chinese],
  ] as const) {
    const body = { ...document, targetCountries: [market], masterDiId: recordId }
    others.push((await author.api.call(submissionsApi.create, { body })).body.id)
  }
  submissions = [eu.id, others[0] as number, others[1] as number]
  await author.api.call(submissionsApi.validate, { id: submissions[1] })
  attached = (await author.api.upload<CommentFile>(commentsApi.upload.path, 'page 2', 'label 标签.txt')).body
  const comment = { text: 'See page 2 of the 标签', attachmentIds: [attached.id] }
  await author.api.call(commentsApi.addToRecord, { id: recordId, body: comment })
  project = (
    await author.api.call(rimApi.createSubmission, {
      body: { productName: 'Pump 输注泵', authority: 'NMPA' },
    })
  ).body.id
  await author.api.call(projectsApi.addScope, {
    id: project,
    body: { masterDiIds: [recordId], markets: ['CN'] },
  })
  const dates = { receivedDate: '2026-11-02', dueDate: '2026-12-01', doneDate: '2026-11-10' }
  const said = { title: '灭菌剂量为什么降低？', reference: 'CMDE-17', answer: 'Validated at 15 kGy' }
  const subject = { type: 'project', id: project }
  await author.api.call(tasksApi.create, {
    body: { kind: 'question', status: 'done', subject, ...said, ...dates },
  })
  const document = { name: 'Risk file', status: 'review', submissionIds: [project] }
  const { id } = (await author.api.call(rimApi.createDocument, { body: document })).body
  await author.api.upload(rimApi.addFile.path.replace(':id', String(id)), 'The risk file', 'risk.pdf')
}, 60_000)
afterAll(() => circle.close())

async function dossier(kind: keyof typeof dossiersApi, id: number, who: Person = author) {
  const { rawPayload, headers, statusCode } = await circle.hub.app.inject({
    url: dossiersApi[kind].path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${who.token}` },
  })
  return { status: statusCode, headers, pdf: rawPayload }
}

/** The record's, which is made once. */
let ofRecord: ReturnType<typeof textOf> | undefined
const recordOnce = () => {
  ofRecord ??= textOf('record', recordId)
  return ofRecord
}

async function textOf(kind: keyof typeof dossiersApi, id: number) {
  const answer = await dossier(kind, id)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pages = pdfPages(answer.pdf)
  return { ...answer, pages, text: bodyOf(pages) }
}

const trailOf = async (type: string, id: number) =>
  await circle.hub.hub.db
    .selectFrom('audit_entries')
    .select(['seq', 'hash'])
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .execute()

it.skipIf(!hasPoppler)(
  'of a record has every value, decision, file, comment and entry of the trail, in the letters of its languages',
  async () => {
    const told = await trailOf('master-di', recordId)
    const { pages, text, pdf, headers } = await recordOnce()
    const { body: record } = await author.api.call(masterDiApi.get, { id: recordId })
    for (const [id, field] of Object.entries<Field>(masterFields)) {
      expect(text).toContain(packed(field.label))
      const value = (record as unknown as Record<string, unknown>)[id]
      const shown =
        field.type === 'codes'
          ? (value as string[])
          : typeof value === 'string' || typeof value === 'number'
            ? [String(value)]
            : []
      for (const one of shown)
        if (!one.includes('💉')) expect([id, text.includes(packed(one))]).toEqual([id, true])
    }
    const foreign =
      '输注泵 拋棄式 Αντλία насос ひらがな 주입펌프 tĩnhmạch เครื่องปั๊มน้ำ مضخة Łódź [U+1F489] Notstated'
    for (const letters of foreign.split(' ')) expect(text).toContain(letters)
    const decisions = await circle.hub.hub.db
      .selectFrom('requests')
      .select('decided_hash')
      .where('entity_id', '=', recordId)
      .execute()
    for (const { decided_hash } of decisions) expect(text).toContain(decided_hash as string)
    for (const words of [
      'Label agreed',
      'See page 2 of the 标签',
      sha256('page 2'),
      approver.username,
      'Yes, the content is as it was decided on',
    ])
      expect(text).toContain(packed(words))
    expect(told.length).toBeGreaterThan(2)
    for (const { seq, hash } of told) for (const one of [`No.${seq}`, hash]) expect(text).toContain(one)
    expect(pages.join()).not.toContain('Not approved\n')
    expect(headers['content-disposition']).toMatch(/dossier-.+-1\.0-\d{4}-\d\d-\d\d\.pdf/)
    const after = await trailOf('master-di', recordId)
    expect(after).toHaveLength(told.length + 1)
    const entry = await circle.hub.hub.db
      .selectFrom('audit_entries')
      .select('entry')
      .where('seq', '=', after.at(-1)?.seq ?? 0)
      .executeTakeFirst()
    expect(entry?.entry).toContain(sha256(pdf))
  },
)

it.skipIf(!hasPoppler)(
  'of submissions has what validation found, what was decided and signed, and the files that left',
  async () => {
    const [eu, us, cn] = submissions
    const american = await textOf('submission', us)
    const { body } = await author.api.call(submissionsApi.get, { id: us })
    const issues = body.validationResults?.issues ?? []
    expect(issues.length).toBeGreaterThan(0)
    for (const { message, ruleId } of issues)
      for (const one of [message, ruleId]) expect(american.text).toContain(packed(one))
    expect(american.pages[0]).toContain('Not approved')
    const european = await textOf('submission', eu)
    const { db } = circle.hub.hub
    const files = await db.selectFrom('exports').select('hash').where('submission_id', '=', eu).execute()
    const approved = await db
      .selectFrom('approved_files')
      .select('sha256')
      .where('submission_id', '=', eu)
      .execute()
    const decided = await db
      .selectFrom('requests')
      .select('decided_hash')
      .where('entity_type', '=', 'submission')
      .where('entity_id', '=', eu)
      .execute()
    const hashes = [
      ...files.map(({ hash }) => hash),
      ...approved.map(({ sha256: hash }) => hash),
      ...decided.map(({ decided_hash }) => decided_hash as string),
    ]
    expect(hashes.length).toBeGreaterThan(2)
    for (const hash of hashes) expect(european.text).toContain(hash)
    expect(european.pages[0]).not.toContain('Not approved')
    const china = await textOf('submission', cn)
    for (const value of [chinese.cnRegistrantName, chinese.cnProductName, chinese.cnCreditCode])
      expect(china.text).toContain(String(value))
    expect(china.text).toContain('hasnotbeenvalidated')
  },
)

it.skipIf(!hasPoppler)(
  'has contents whose numbers are those of the pages, and every page has its own',
  async () => {
    const { pages } = await recordOnce()
    const lines = pages
      .slice(1)
      .flatMap((page) => page.split('\n'))
      .flatMap((line) => {
        const [, number = '', title = '', at = ''] =
          /^\s*(\d+(?:\.\d+)?)\s+(\S.*?)\s{3,}(\d+)$/.exec(line) ?? []
        return title === '' ? [] : [{ heading: packed(number + title), at: Number(at) }]
      })
    const contents = lines.filter(({ heading }) => /^\d/.test(heading)).slice(0, 15)
    expect(contents.length).toBeGreaterThan(10)
    for (const { heading, at } of contents)
      expect([heading, packed(pages[at - 1] ?? '').includes(heading)]).toEqual([heading, true])
    for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
  },
)

it.skipIf(!hasPoppler)(
  'of a project has its devices, questions, and documents with the hashes of their files',
  async () => {
    const { text, pages } = await textOf('project', project)
    for (const words of ['Pump 输注泵', 'NMPA', 'Risk file', 'risk.pdf', sha256('The risk file'), 'Created'])
      expect(text).toContain(packed(words))
    for (const words of ['China', '灭菌剂量为什么降低？', 'CMDE-17', '2026-11-10', 'Validated at 15 kGy'])
      expect(text).toContain(packed(words))
    expect(pages[0]).toContain('Not approved')
  },
)

it('is not gathered before its turn', async () => {
  const made = await inTurn({ id: 0, gone: new AbortController().signal }, async () => {
    const asked = Array.from({ length: 4 }, () => dossier('record', 999_999))
    expect((await Promise.race(asked)).status).toBe(429)
    return asked
  })
  expect((await Promise.all(made)).map(({ status }) => status).toSorted()).toEqual([...[404, 404, 404, 429]])
})

it('is of what is there, for who may export', async () => {
  for (const kind of ['record', 'submission', 'project'] as const)
    expect((await dossier(kind, 999_999)).status).toBe(404)
  const reader = await person(circle.hub, ['manufacturer-user'])
  expect((await dossier('record', recordId, reader)).status).toBe(403)
  const why = { changeReason: 'Never sold', assignedUserId: approver.id, dueDate }
  const asked = await author.api.call(masterCommandsApi.requestDelete, { id: recordId, body: why })
  const request = { id: asked.body.pendingChange.id, body: { password } }
  await approver.api.call(requestsApi.approve, request)
  const gone = await dossier('record', recordId)
  expect([gone.status, gone.pdf.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  if (hasPoppler) expect(pdfPages(gone.pdf)[0]).toContain('Not approved')
})
