import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type ImportResult, type Job, jobsApi } from '#core/contract/imports.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { masterTemplateColumns } from '#core/imports/master-row.ts'
import { euFields } from '#core/markets/eu/fields.ts'
import {
  createMaster,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  unique,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Submissions from a table (specification, document 2 section 2.11). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const url = '/api/submissions/bulk-upload'
const upload = (content: string | Buffer, name = 'submissions.csv') =>
  user.api.upload<ImportResult>(url, content, name)

type Row = Readonly<Record<string, unknown>>
const required = ['basicUdiDi', 'deviceName', 'registrationType', 'riskClass', 'emdnCode'] as const

/** A row with what is required and a UDI-DI, other cells as named. */
function row(cells: Row = {}): Row {
  const whole = euSubmissionInput()
  return { ...Object.fromEntries([...required, 'udiDi'].map((id) => [id, whole[id]])), ...cells }
}
function csv(...rows: readonly Row[]): string {
  const header = [...new Set(rows.flatMap((each) => Object.keys(each)))]
  const line = (each: Row) =>
    header.map((id) => `"${String(each[id] ?? '').replaceAll('"', '""')}"`).join(',')
  return [header.join(','), ...rows.map(line)].join('\n')
}
const found = async (search: unknown) =>
  (await user.api.call(submissionsApi.list, { query: { search: String(search) } })).body
const one = async (search: unknown): Promise<Submission> => {
  const [first, ...others] = await found(search)
  expect([first === undefined, others.length]).toEqual([false, 0])
  return first as Submission
}

describe('an upload of submissions', () => {
  it('has a template that begins with what is required and goes on with every other list [S2-2.11-02, S2-9-21, S2-9-22, S2-9-23]', async () => {
    const { text, headers } = await user.api.get(`${url}/template`)
    const columns = text.replace('\ufeff', '').trim().split(',')
    expect(columns.slice(0, 5)).toEqual(required)
    expect(new Set(columns).size).toBe(columns.length)
    // The columns of records and four more, then all that EUDAMED can ask for.
    expect(columns).toEqual(expect.arrayContaining([...masterTemplateColumns]))
    expect(columns).toEqual(expect.arrayContaining(['parentId', 'riskClass', 'intendedUse', 'status']))
    const asked = Object.entries(euFields).flatMap(([id, { assigned }]) => (assigned ? [] : [id]))
    const named = asked.map((id) => (id === 'baseQuantity' ? 'quantityPerPackage' : id))
    expect(named.filter((id) => !columns.includes(id))).toEqual([])
    expect(headers['content-disposition']).toContain('submissions-template.csv')
    const { body } = await upload(`${text.trim()}\n"x"`)
    expect(body).toMatchObject({ processed: 1, failed: 1, unreadColumns: [] })
  })

  it('names what it does not read, why, and which column may have been meant; heads may be labels', async () => {
    const whole = row({ deviceFamily: 'Pumps', status: '', riskClas: 'class-i', 'Model number': 'M-9' })
    const { body } = await upload(csv(whole))
    expect(body).toMatchObject({
      successful: 1,
      unreadColumns: ['deviceFamily', 'riskClas'],
      unreadReasons: [expect.stringContaining('Master DI'), 'Did you mean riskClass?'],
    })
    expect(await one(whole.udiDi)).toMatchObject({ modelNumber: 'M-9' })
    const odd = await upload(csv(row({ shelfLife: '3 years', certificates: '[{"numbr":"1"}]' })))
    expect(odd.body.errors).toMatchObject([
      { row: 2, field: 'certificates', message: expect.stringContaining('no column "numbr"') },
    ])
  })

  it('makes a draft of every good row, tables in one cell too, and tells what is wrong with the others [S2-1-09, S2-3-39, S2-7-13, S2-9-24, S2-2.11-08]', async () => {
    const good = row({
      status: 'approved-eudamed',
      singleUse: 'true',
      sterile: 'false',
      marketAvailability: 'DE|yes|2026-01-15; FR',
      quantityPerPackage: '5',
      deviceFamily: 'Pumps',
      changeReason: 'First load',
    })
    const plain = row({ targetCountries: 'EU, US' })
    const { status, body } = await upload(
      csv(
        good,
        row({ riskClass: 'class-v', singleUse: 'maybe' }),
        row({ emdnCode: '', registrationType: '' }),
        plain,
        plain,
        row({ targetCountries: 'US' }),
        row({ basicUdiDi: '' }),
        row({ versionNumber: 'one', marketAvailability: 'Atlantis' }),
      ),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ processed: 8, successful: 2, failed: 6, skipped: 0 })
    expect(body.errors.map((error) => [error.row, error.field])).toEqual([
      [3, 'riskClass'],
      [3, 'singleUse'],
      [4, 'registrationType'],
      [4, 'emdnCode'],
      [6, null],
      [7, 'targetCountries'],
      [8, 'basicUdiDi'],
      [9, 'marketAvailability'],
      [9, 'versionNumber'],
    ])
    expect(body.errors.every(({ message }) => message.length > 10)).toBe(true)
    expect(await one(good.udiDi)).toMatchObject({
      status: 'draft',
      targetCountries: ['EU'],
      singleUse: true,
      sterile: false,
      baseQuantity: 5,
      marketAvailability: [{ country: 'DE', firstPlaced: true, startDate: '2026-01-15' }, { country: 'FR' }],
      masterDiId: null,
    })
    expect((await one(plain.udiDi)).notStated).toContain('sterile')
    const query = { search: String(good.deviceName) }
    const { body: trail } = await user.api.call(auditApi.trail, { query })
    expect(trail[0]).toMatchObject({ action: 'created', changeReason: 'First load' })
  })

  it('has all errors in its answer and in a file [S2-2.11-07]', async () => {
    const { body } = await upload(csv(...Array.from({ length: 12 }, () => row({ riskClass: 'none' }))))
    expect(body).toMatchObject({ failed: 12, errorCount: 12 })
    expect(body.errors).toHaveLength(12)
    const { text } = await user.api.get(body.errorFile ?? '')
    expect(text.trim().split('\r\n')).toHaveLength(13)
  })

  it('skips what is there unchanged, and changes what says otherwise only when it is asked to [S2-2.11-09]', async () => {
    const [same, other] = [row({ modelNumber: 'M-1' }), row({ modelNumber: 'M-2' })]
    await upload(csv(same, other))
    const { id } = await one(other.udiDi)
    await user.api.call(submissionsApi.validate, { id })
    const { body } = await upload(csv(same, { ...other, modelNumber: 'M-3' }))
    expect(body).toMatchObject({ processed: 2, successful: 0, skipped: 1, failed: 1, updatable: 1 })
    expect(body.errors).toMatchObject([{ row: 3, field: 'modelNumber', kind: 'other-values' }])
    expect(await one(other.udiDi)).toMatchObject({ modelNumber: 'M-2', revision: 1 })
    const request = { id: body.jobId, body: { changeReason: 'New model' } }
    expect((await user.api.call(jobsApi.update, request)).body).toMatchObject({ successful: 1, failed: 0 })
    expect(await one(other.udiDi)).toMatchObject({ modelNumber: 'M-3', revision: 2, status: 'draft' })
  })

  it('knows a device by its GTIN, whether with 13 digits or with 14, and keeps it as written', async () => {
    const first = row()
    const udiDi = String(first.udiDi)
    const shorter = { ...first, udiDi: udiDi.slice(1) }
    expect((await upload(csv(first))).body).toMatchObject({ successful: 1 })
    expect((await upload(csv(shorter))).body).toMatchObject({ successful: 0, skipped: 1, failed: 0 })
    expect((await one(first.basicUdiDi)).udiDi).toBe(udiDi)
    const other = row()
    const twice = csv(other, { ...other, udiDi: String(other.udiDi).slice(1) })
    expect((await upload(twice)).body).toMatchObject({ successful: 1, failed: 1 })
  })

  it('links a version of Master DI that is there, compares with its submission, and makes none [S2-OPEN-23]', async () => {
    const device = await createMaster(user.api, { modelNumber: 'Z-1', riskClass: 'class-i' })
    const { deviceNumber } = device
    const named = row({ deviceNumber, deviceName: '', registrationType: '', riskClass: '' })
    expect((await upload(csv(named))).body).toMatchObject({ successful: 1, errors: [] })
    const first = await one(deviceNumber)
    expect(first).toMatchObject({
      masterDiId: device.id,
      versionNumber: '1.0',
      deviceName: device.deviceName,
      modelNumber: 'Z-1',
      registrationType: 'new-device-registration',
      basicUdiDi: named.basicUdiDi,
    })
    expect((await upload(csv({ ...named, versionNumber: '1' }))).body).toMatchObject({ skipped: 1 })
    const otherCodes = row({ deviceNumber, versionNumber: '1.0' })
    const { body } = await upload(csv(otherCodes))
    expect(body.errors.map(({ field, kind }) => [field, kind])).toContainEqual(['udiDi', 'other-values'])
    const unknown = unique('NONE')
    const refused = await upload(
      csv(row({ deviceNumber: unknown }), row({ deviceNumber, versionNumber: '7.0' })),
    )
    expect(refused.body.errors.map((error) => [error.row, error.field])).toEqual([
      [2, 'deviceNumber'],
      [3, 'versionNumber'],
    ])
    expect((await user.api.get<unknown[]>(`/api/master-di?search=${unknown}`)).body).toEqual([])
  })

  it('keeps one value for all devices of a Basic UDI-DI', async () => {
    const first = await createSubmission(user.api, { declarationsChecked: null })
    const { basicUdiDi } = first
    const said = { basicUdiDi, riskClass: 'class-i', measuringFunction: 'true' }
    const [a, b] = [row(said), row({ ...said, measuringFunction: '' })]
    const { body } = await upload(csv(a, row({ ...said, riskClass: 'class-iii' }), b))
    expect(body.errors).toMatchObject([{ row: 3, field: 'riskClass' }])
    expect(body).toMatchObject({ successful: 2, failed: 1 })
    for (const udiDi of [first.udiDi, a.udiDi, b.udiDi]) {
      expect(await one(udiDi)).toMatchObject({ riskClass: 'class-i', measuringFunction: true })
    }
    expect((await one(a.udiDi)).manufacturerSrn).toBe(first.manufacturerSrn)
  })

  it('says which values cannot be right, and saves them', async () => {
    const { body } = await upload(csv(row(), row({ udiDi: '09521234000014' })))
    expect(body).toMatchObject({ successful: 2, rowsWithFindings: 1 })
    expect(body.findings.map((finding) => [finding.row, finding.field])).toEqual([[3, 'udiDi']])
  })

  it('takes CSV and Excel under 10 MB from who may create [S2-5-12, S2-5-13, S2-5-14, S2-9-01]', async () => {
    const pdf = await upload('%PDF-1.7', 'label.pdf')
    expect([pdf.status, pdf.problem.message]).toEqual([415, 'Please upload a CSV or Excel file'])
    const edge = Buffer.alloc(10 * 1024 * 1024, ' ')
    const large = await upload(edge)
    expect([large.status, large.problem.message]).toEqual([413, 'File size must be less than 10MB'])
    expect((await upload(edge.subarray(1))).status).toBe(400)
    const devices = await upload('deviceName,manufacturerName\nPump,Example\n')
    expect([devices.status, devices.problem.message]).toEqual([400, expect.stringContaining('basicUdiDi')])
    expect(devices.problem.message).not.toContain('AccessGUDID')
    const gudid = 'primaryDI,versionModelNumber,brandName,companyName\n09521234000013,P-1,Pump,Example\n'
    const elsewhere = expect.stringContaining('AccessGUDID device file: upload it under Master DI')
    const refused = await upload(gudid)
    expect([refused.status, refused.problem.message]).toEqual([400, elsewhere])
    const looked = await user.api.upload('/api/imports/previews?kind=submissions', gudid, 'gudid.csv')
    expect(looked.body).toMatchObject({ blocked: elsewhere })
    const reader = await person(hub, ['technical-reviewer'])
    expect((await reader.api.upload(url, csv(row()))).status).toBe(403)
  })

  it('can be asked for as a job, whose progress is counted [S2-7-14, S2-9-20]', async () => {
    const file = csv(...Array.from({ length: 30 }, () => row()))
    const headers = { prefer: 'respond-async' }
    const { status, body, headers: said } = await user.api.upload<Job>(url, file, 'a.csv', { headers })
    expect([status, said.location, body.total]).toEqual([202, `/api/jobs/${body.id}`, 30])
    await hub.hub.jobs.idle()
    const { body: job } = await user.api.call(jobsApi.get, { id: body.id })
    expect(job).toMatchObject({ status: 'done', done: 30, successful: 30 })
  })
})
