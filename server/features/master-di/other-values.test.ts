import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type ImportResult, type Job, jobsApi, type RowWithOtherValues } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { amount } from '#tests/amount.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Rows that say otherwise than the records they are about (decision D34). */

const url = '/api/master-di/bulk-upload'
const skipped = (count: number) => ({ processed: count, successful: 0, failed: 0, skipped: count })

describe('a row', () => {
  let hub: TestApp
  let user: Person
  beforeAll(async () => {
    hub = await startTestApp()
    user = await person(hub)
  })
  afterAll(() => hub.close())

  type Cells = Readonly<Record<string, string>>
  const csvOf = (...rows: readonly Cells[]) => {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    return [
      names.join(','),
      ...rows.map((row) => names.map((name) => quoted(row[name] ?? '')).join(',')),
    ].join('\n')
  }
  const upload = async (...rows: readonly Cells[]) =>
    (await user.api.upload<ImportResult>(url, csvOf(...rows), 'devices.csv')).body
  const update = (id: number, body?: object, who = user) =>
    who.api.call(jobsApi.update, { id, body: body ?? {} })
  const read = async (id: number) => (await user.api.call(masterDiApi.get, { id })).body
  const otherValues = async (id: number): Promise<RowWithOtherValues[]> =>
    (await user.api.call(jobsApi.otherValues, { id })).body
  const cellsOf = (record: MasterRecord, cells: Cells): Cells => ({
    deviceNumber: String(record.deviceNumber),
    ...cells,
  })

  it('that states some of the columns is compared by those, an empty cell states nothing', async () => {
    const record = await createMaster(user.api, { sterile: true, brandName: ' Norco ', riskClass: 'class-i' })
    const rows: readonly Cells[] = [
      { brandName: 'Norco', riskClass: 'Class I', targetCountries: 'US|EU' },
      { brandName: '', sterile: '', deviceName: '' },
      {},
    ]
    for (const row of rows) expect(await upload(cellsOf(record, row))).toMatchObject(skipped(1))
    expect(await upload(cellsOf(record, { sterile: 'false' }))).toMatchObject({ failed: 1, otherValues: 1 })
  })

  it('about an unknown device needs all that a device needs', async () => {
    const { errors } = await upload({ deviceNumber: unique('N'), brandName: 'Norco' })
    expect(errors.map(({ field }) => field)).toEqual(['deviceName', 'manufacturerName', 'targetCountries'])
  })

  it('with other values names each field with both, and changes nothing', async () => {
    const record = await createMaster(user.api, { brandName: 'Norco', sterile: true, riskClass: 'class-i' })
    const result = await upload(
      cellsOf(record, { brandName: 'Norco 2', sterile: 'no', riskClass: 'IIa', shelfLife: '12' }),
    )
    const subject = `Device ${record.deviceNumber} version 1.0`
    const told = (field: string, words: string) => ({
      row: 2,
      field,
      kind: 'other-values',
      message: `${subject} already exists with different values. ${words}`,
    })
    expect(result).toMatchObject({ processed: 1, failed: 1, otherValues: 1, updatable: 1, updated: 0 })
    expect(result.errors).toEqual([
      told('brandName', 'Brand Name: "Norco" in the hub, "Norco 2" in the file'),
      told('riskClass', 'Risk Class: Class I in the hub, Class IIa in the file'),
      told('sterile', 'Sterile: Yes in the hub, No in the file'),
      told('shelfLife', 'Shelf Life: nothing in the hub, 12 in the file'),
    ])
    expect(await otherValues(result.jobId)).toEqual([
      {
        id: expect.any(Number),
        row: 2,
        recordId: record.id,
        subject,
        problem: null,
        updated: false,
        changes: [
          { field: 'brandName', label: 'Brand Name', from: 'Norco', to: 'Norco 2' },
          { field: 'riskClass', label: 'Risk Class', from: 'class-i', to: 'class-iia' },
          { field: 'sterile', label: 'Sterile', from: true, to: false },
          { field: 'shelfLife', label: 'Shelf Life', from: null, to: 12 },
        ],
      },
    ])
    expect(await read(record.id)).toEqual(record)
  })

  it('is taken over when somebody asks, drafts and active records, in one act the trail knows', async () => {
    const active = await createMaster(user.api, { brandName: 'A', intendedUse: 'Stays' })
    const draft = await createMaster(user.api, { brandName: 'B', versionNumber: '1.0-draft' })
    const { jobId } = await upload(
      cellsOf(active, { brandName: 'A2' }),
      cellsOf(draft, { brandName: 'B2', deviceName: 'Renamed' }),
    )
    const { body } = await update(jobId, { changeReason: 'The label changed' })
    expect(body).toMatchObject({ processed: 2, successful: 2, failed: 0, skipped: 0, errors: [] })
    expect(await read(active.id)).toMatchObject({
      brandName: 'A2',
      intendedUse: 'Stays',
      revision: 2,
      changeReason: 'The label changed',
      editedAfterApproval: true,
      updatedBy: user.id,
    })
    expect(await read(draft.id)).toMatchObject({
      brandName: 'B2',
      deviceName: 'Renamed',
      revision: 2,
      status: 'draft',
      editedAfterApproval: false,
    })
    const { body: found } = await user.api.call(masterDiApi.list, { query: { search: 'renamed', limit: 5 } })
    expect(found.map(({ id }) => id)).toContain(draft.id)
    const { body: trail } = await user.api.call(auditApi.master, { query: { action: 'updated', limit: 3 } })
    expect(trail).toMatchObject([
      {
        entityType: 'import',
        entityId: body.jobId,
        changesData: {
          actionNotes:
            'devices.csv (Master DI template, comma-separated, UTF-8): 2 updated, 0 refused, 0 unchanged',
        },
      },
      {
        entityId: draft.id,
        changeReason: 'The label changed',
        changesData: {
          changes: [
            { field: 'deviceName', from: draft.deviceName, to: 'Renamed' },
            { field: 'brandName', from: 'B', to: 'B2' },
          ],
        },
      },
      { entityId: active.id },
    ])
    const verifier = await person(hub, ['admin'])
    expect((await verifier.api.call(auditApi.verify)).body).toMatchObject({ ok: true })
    const revisions = await hub.hub.db
      .withoutPlugins()
      .selectFrom('master_revisions')
      .select(['revision', 'document'])
      .where('record_id', '=', active.id)
      .orderBy('revision')
      .execute()
    expect(revisions.map(({ revision, document }) => [revision, document.brandName])).toEqual([
      [1, 'A'],
      [2, 'A2'],
    ])
    const job = (await user.api.call(jobsApi.get, { id: jobId })).body
    expect(job).toMatchObject({ otherValues: 2, updatable: 0, updated: 2 })
    expect((await otherValues(jobId)).map(({ updated }) => updated)).toEqual([true, true])
    expect((await update(jobId)).problem.type).toBe('invalid_transition')
  })

  it('is taken over alone where it is named; what cannot be is refused, all at once', async () => {
    const [one, two] = [await createMaster(user.api), await createMaster(user.api)]
    const { jobId } = await upload(cellsOf(one, { brandName: 'X' }), cellsOf(two, { brandName: 'Y' }))
    const { status, problem } = await update(jobId, { rows: [1, 3, 99] })
    expect([status, problem.issues?.map(({ path }) => path)]).toEqual([400, ['rows.0', 'rows.2']])
    expect((await update(jobId, { rows: [3, 3] })).body).toMatchObject({ processed: 1, successful: 1 })
    expect([(await read(one.id)).brandName, (await read(two.id)).brandName]).toEqual([null, 'Y'])
    for (const rows of [[], [2_147_483_648]]) expect((await update(jobId, { rows })).status).toBe(400)
  })

  it('overwrites nothing that somebody changed meanwhile', async () => {
    const record = await createMaster(user.api, { brandName: 'Old', shelfLife: 1, modelNumber: 'M' })
    const { jobId } = await upload(cellsOf(record, { brandName: 'File', shelfLife: '2' }))
    const change = (body: object) => user.api.call(masterDiApi.update, { id: record.id, body })
    await change({ brandName: 'Mine', modelNumber: 'N' })
    const { body } = await update(jobId)
    expect(body).toMatchObject({ successful: 0, failed: 1 })
    expect(body.errors).toEqual([
      {
        row: 2,
        field: 'brandName',
        message: expect.stringMatching(/Brand Name has been changed in the meantime/),
      },
    ])
    expect(await read(record.id)).toMatchObject({ brandName: 'Mine', shelfLife: 1, revision: 2 })
    await change({ brandName: 'Old' })
    expect((await update(jobId)).body).toMatchObject({ successful: 1 })
    expect(await read(record.id)).toMatchObject({ brandName: 'File', shelfLife: 2, modelNumber: 'N' })
  })

  it('is given back what it had before when the update is undone, but for what was changed since', async () => {
    const one = await createMaster(user.api, { brandName: 'Old' })
    const [two, three] = [await createMaster(user.api), await createMaster(user.api)]
    const { jobId } = await upload(...[one, two, three].map((each) => cellsOf(each, { brandName: 'New' })))
    const { body: done } = await update(jobId)
    const job = async (id: number) => (await user.api.call(jobsApi.get, { id })).body
    expect(await job(done.jobId)).toMatchObject({ undoable: 3, updatesJob: jobId })
    await user.api.call(masterDiApi.update, { id: three.id, body: { brandName: 'Mine' } })

    const undo = (id: number) => user.api.call(jobsApi.undo, { id, body: { reason: 'The wrong file' } })
    const { body } = await undo(done.jobId)
    expect(body).toMatchObject({ successful: 2, failed: 1, skipped: 0 })
    expect(body.errors).toEqual([
      { row: 4, field: 'brandName', message: 'Brand Name has been changed since the update.' },
    ])
    const brands = await Promise.all([one, two, three].map(async ({ id }) => (await read(id)).brandName))
    expect(brands).toEqual(['Old', null, 'Mine'])
    expect(await read(one.id)).toMatchObject({
      revision: 3,
      changeReason: `Undo of update ${done.jobId} (devices.csv): The wrong file`,
    })
    expect(await job(jobId)).toMatchObject({ updatable: 2, updated: 1 })
    expect(await job(done.jobId)).toMatchObject({ undoable: 1 })
    expect((await undo(body.jobId)).problem.type).toBe('invalid_transition')
    expect((await update(jobId)).body).toMatchObject({ successful: 2 })
  })

  it('that somebody has made the same meanwhile is unchanged', async () => {
    const record = await createMaster(user.api)
    const { jobId } = await upload(cellsOf(record, { brandName: 'Same' }))
    await user.api.call(masterDiApi.update, { id: record.id, body: { brandName: 'Same' } })
    expect((await update(jobId)).body).toMatchObject(skipped(1))
    expect((await read(record.id)).revision).toBe(2)
  })

  it('of a version that is not edited says why, and stays as it is', async () => {
    const admin = await person(hub, ['admin'])
    const record = await createMaster(user.api)
    const request = { id: record.id, body: { changeReason: 'Not sold' } }
    const asked = (await user.api.call(masterCommandsApi.requestDelete, request)).body.pendingChange.id
    const { jobId, ...result } = await upload(cellsOf(record, { brandName: 'X' }))
    expect(result).toMatchObject({ otherValues: 1, updatable: 0 })
    expect((await otherValues(jobId))[0]?.problem).toBe('A request to delete this record is pending')
    expect((await update(jobId)).status).toBe(409)
    await admin.api.post(`/api/pending-changes/${asked}/reject`, { rejectionNotes: 'Still sold' })
    const again = await upload(cellsOf(record, { brandName: 'X' }))
    expect(again.updatable).toBe(1)
    await admin.api.call(masterCommandsApi.delete, { id: record.id, body: { reason: 'Gone' } })
    const { body } = await update(again.jobId)
    expect(body.errors).toEqual([
      { row: 2, field: null, message: 'A record that is deleted cannot be edited' },
    ])
  })

  it('is its sender’s to update', async () => {
    const record = await createMaster(user.api)
    const { jobId } = await upload(cellsOf(record, { brandName: 'X' }))
    const other = await person(hub, ['admin'])
    expect((await update(jobId, {}, other)).status).toBe(404)
    expect((await other.api.call(jobsApi.otherValues, { id: jobId })).status).toBe(404)
  })

  it('of hundreds is updated in batches, beside the request', async () => {
    const many = amount(520, 1100)
    const file = madeUpGudidTable(many)
    await user.api.upload(url, gudidCsv(file))
    const at = file.header.indexOf('deviceDescription')
    const rows = file.rows.map((cells) => cells.map((cell, index) => (index === at ? 'Another' : cell)))
    const { body } = await user.api.upload<ImportResult>(url, gudidCsv({ ...file, rows }))
    expect(body).toMatchObject({ failed: many, updatable: many })
    const answer = await user.api.call(jobsApi.update, {
      id: body.jobId,
      body: {},
      headers: { prefer: 'respond-async' },
    })
    expect(answer.status).toBe(202)
    await hub.hub.jobs.idle()
    const { id } = answer.body as unknown as Job
    expect((await user.api.call(jobsApi.get, { id })).body).toMatchObject({
      status: 'done',
      successful: many,
      updatesJob: body.jobId,
    })
    expect((await user.api.upload<ImportResult>(url, gudidCsv({ ...file, rows }))).body).toMatchObject(
      skipped(many),
    )
    const page = await user.api.call(jobsApi.otherValues, {
      id: body.jobId,
      query: { limit: 2, offset: 1, sort: '-row' },
    })
    expect([page.total, page.body.map(({ row }) => row)]).toEqual([many, [many, many - 1]])
    expect(await otherValues(body.jobId)).toHaveLength(many)
    const [first] = file.rows
    const found = await user.api.call(jobsApi.otherValues, {
      id: body.jobId,
      query: { search: first?.[0] ?? '' },
    })
    expect(found.body.map(({ row }) => row)).toEqual([2])
  })
})
