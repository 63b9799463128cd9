import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import type { sheetGapsApi } from '#core/contract/sheet-gaps.ts'
import { type SubmissionSheet, submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { readXlsx } from '#server/files/xlsx-file.ts'
import { createMaster, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { workbook } from '#tests/workbook.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const fields = 'riskClass,emdnCode,catalogueNumber,deviceStatus'

async function sheetOf(count: number): Promise<SubmissionSheet> {
  const brandName = unique('Brand')
  const masterDiIds: number[] = []
  for (let n = 0; n < count; n += 1) {
    const record = { udiDi: uniqueGtin(), brandName, riskClass: null, intendedUse: null, deviceFamily: null }
    masterDiIds.push((await createMaster(user.api, record)).id)
  }
  const { body } = await user.api.call(submissionSheetsApi.create, { body: { masterDiIds } })
  return (await user.api.call(submissionSheetsApi.makeDrafts, { id: body.id })).body
}
const idsOf = (sheet: SubmissionSheet) =>
  sheet.groups.flatMap(({ devices }) => devices.flatMap(({ submissionId }) => submissionId ?? []))

/** The file as its rows of text, header first. */
async function fileOf({ id }: SubmissionSheet): Promise<string[][]> {
  const { rawPayload, headers, statusCode } = await hub.app.inject({
    url: `/api/submission-sheets/${id}/gaps?fields=${fields}`,
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  const { header, rows } = await readXlsx(rawPayload, { id: 1, gone: new AbortController().signal })
  return [[...header], ...rows.map(({ cells }) => [...cells])]
}
const write = (file: string[][], row: number, field: string, text: string) => {
  const at = file[0]?.findIndex((head) => head.includes(`[${field}]`)) ?? -1
  const line = file[row - 1]
  if (line) line[at] = text
}
const read = async ({ id }: SubmissionSheet, file: readonly (readonly string[])[]) =>
  (await user.api.upload(`/api/submission-sheets/${id}/gaps`, workbook(file), 'gaps.xlsx')).body as Awaited<
    ReturnType<typeof user.api.call<typeof sheetGapsApi.read>>
  >['body']

describe('gaps of a sheet in a workbook', () => {
  it('are filled in there and taken over with their file in the trail', async () => {
    const sheet = await sheetOf(3)
    const [one = 0, two = 0, three = 0] = idsOf(sheet)
    const file = await fileOf(sheet)
    expect(file.map(([line, , id]) => [line, id])).toEqual([
      ['Line', 'Submission'],
      ['Basic UDI-DI', ''],
      ['Device', String(one)],
      ['Device', String(two)],
      ['Device', String(three)],
    ])
    write(file, 2, 'riskClass', 'Class IIa')
    write(file, 3, 'catalogueNumber', '0123')
    write(file, 4, 'deviceStatus', 'nowhere')
    const answer = await read(sheet, file)
    expect(answer).toMatchObject({ filled: 4, changed: 0, approved: 0, conflicts: [], unread: [] })
    expect(answer.refused).toMatchObject([{ row: 4, column: expect.stringContaining('tatus') }])
    // Nothing is stored before somebody says so.
    expect((await user.api.call(submissionsApi.get, { id: one })).body.riskClass).toBeNull()
    const { body } = await user.api.call(submissionSheetsApi.change, {
      id: sheet.id,
      body: { changes: answer.changes, source: answer.fileName },
    })
    expect(body.failed).toEqual([])
    expect((await user.api.call(submissionsApi.get, { id: one })).body).toMatchObject({
      riskClass: 'class-iia',
      catalogueNumber: '0123',
    })
    const trail = await user.api.call(auditApi.trail, {
      query: { entityType: 'submission', search: 'gaps.xlsx' },
    })
    expect(trail.body.map(({ entityId }) => entityId).sort()).toEqual([one, two, three].sort())
    expect((await read(sheet, file)).changes).toEqual([])
  })

  it('say what was changed since, and CSV is read too', async () => {
    const sheet = await sheetOf(2)
    const [one = 0, two = 0] = idsOf(sheet)
    const file = await fileOf(sheet)
    const theirs = { submissionId: one, values: { catalogueNumber: 'theirs' } }
    await user.api.call(submissionSheetsApi.change, { id: sheet.id, body: { changes: [theirs] } })
    write(file, 3, 'catalogueNumber', 'mine')
    const answer = await read(sheet, file)
    expect(answer.changes).toEqual([])
    expect(answer.conflicts).toMatchObject([
      {
        row: 3,
        submissionId: one,
        field: 'catalogueNumber',
        was: '',
        now: 'theirs',
        file: 'mine',
        value: 'mine',
      },
    ])
    const udiDi = sheet.groups[0]?.devices[1]?.udiDi
    const csv = `UDI-DI;catalogueNumber;Remarks\r\n${udiDi};R-2;none`
    const { body } = await user.api.upload(`/api/submission-sheets/${sheet.id}/gaps`, csv, 'gaps.csv')
    expect(body).toMatchObject({ unread: ['Remarks'], filled: 1, changes: [{ submissionId: two }] })
  })

  it('are refused where the file or the fields are none', async () => {
    const sheet = await sheetOf(1)
    const path = `/api/submission-sheets/${sheet.id}/gaps`
    expect((await user.api.get(`${path}?fields=nothing,riskClass`)).problem.issues).toMatchObject([
      { path: 'fields' },
    ])
    expect((await user.api.get(path)).status).toBe(400)
    const strange = await user.api.upload(path, 'a,b\n1,2')
    expect(strange.problem.issues?.map(({ path: place }) => place)).toEqual(['file', 'file'])
    expect((await user.api.upload(path, 'a', 'a.pdf')).problem.type).toBe('unsupported_file_type')
    const reader = await person(hub, ['quality-manager'])
    expect((await reader.api.upload(path, 'a,b')).status).toBe(403)
  })

  it('a value of all devices of a Basic UDI-DI makes no other cell stale', async () => {
    const sheet = await sheetOf(3)
    const [one = 0, two = 0] = idsOf(sheet)
    const change = async (submissionId: number, values: Record<string, unknown>) =>
      (
        await user.api.call(submissionSheetsApi.change, {
          id: sheet.id,
          body: { changes: [{ submissionId, revision: 1, values }] },
        })
      ).body
    const first = await change(one, { riskClass: 'class-iia' })
    expect(first.saved.map(({ submissionId }) => submissionId)).toEqual(idsOf(sheet))
    expect((await change(two, { catalogueNumber: 'R' })).failed).toEqual([])
    expect((await change(two, { riskClass: 'class-iii' })).failed).toMatchObject([
      { submissionId: two, issues: [{ path: 'riskClass' }] },
    ])
  })
})
