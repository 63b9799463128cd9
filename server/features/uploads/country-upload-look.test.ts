import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** An upload for a country that is looked at before anything of it is saved (decision D113). */
let hub: TestApp
let user: Person
let master: MasterRecord
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  const values = { targetCountries: ['EU', 'JP'], riskClass: 'class-iii', intendedUse: 'Infusion' }
  master = await createMaster(user.api, values)
})
afterAll(() => hub.close())

const csv = (...rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(',')).join('\n')
const submissionsOf = async (country: string) =>
  (await user.api.call(submissionsApi.list, { query: { masterDiId: master.id, country } })).body

describe('a look at a file before its import', () => {
  const look = (
    country: string,
    content: string,
    masterDiId: number | string = master.id,
    name = 'rows.csv',
  ) =>
    user.api.upload<ImportPreview>(
      `/api/imports/previews?kind=country-${country}&masterDiId=${masterDiId}`,
      content,
      name,
    )
  const commit = (id: number) => user.api.post<ImportResult>(`/api/imports/previews/${id}/commit`)

  it('says what would become of its rows, by columns of its own, and imports them for the record', async () => {
    const [good, bad] = [uniqueGtin(), uniqueGtin()]
    const file = ['Primary DI;Class of risk', `${good};class-ii`, `${bad};class-seven`].join('\n')
    const { status, body } = await look('kr', file)
    expect([status, body.kind, body.ready]).toEqual([201, 'country-kr', false])
    const mapping = ['udiDi', 'riskClass'].map((field, column) => ({ column, field }))
    const read = await user.api.put<ImportPreview>(`/api/imports/previews/${body.id}`, { mapping })
    expect(read.body).toMatchObject({
      counts: { new: 1, refused: 1 },
      rows: [{ row: 3, problems: [{ field: 'riskClass', column: 1 }] }],
    })
    const cells = [{ row: 3, column: 1, text: 'class-iii' }]
    const mended = await user.api.put<ImportPreview>(`/api/imports/previews/${body.id}`, { cells })
    expect(mended.body).toMatchObject({ ready: false, counts: { new: 2, refused: 0 } })
    expect((await commit(body.id)).body).toMatchObject({ successful: 2, failed: 0 })
    const made = (await submissionsOf('KR')).filter(({ udiDi }) => udiDi === good || udiDi === bad)
    expect(made.map(({ riskClass, masterDiId }) => [riskClass, masterDiId]).toSorted()).toEqual([
      ['class-ii', master.id],
      ['class-iii', master.id],
    ])
    // What was chosen for a column is remembered for that country.
    const again = await look('kr', `Primary DI;Class of risk\n${uniqueGtin()};class-ii`)
    expect(again.body).toMatchObject({ ready: true, counts: { new: 1, refused: 0 } })
  })

  it('knows a row again by its UDI-DI, and blank ones by that of the record', async () => {
    const code = uniqueGtin()
    const file = csv(['udiDi', 'riskClass'], [code, 'class-ii'])
    await commit((await look('jp', file)).body.id)
    expect((await look('jp', file)).body).toMatchObject({ ready: true, counts: { new: 0, same: 1 } })
    const other = csv(['udiDi', 'riskClass'], [code, 'class-iii'])
    expect((await look('jp', other)).body.counts).toMatchObject({ new: 0, otherValues: 1 })
  })

  it('is refused without its record, with one it does not need, and for a workbook', async () => {
    const file = csv(['udiDi'], [uniqueGtin()])
    const bare = await user.api.upload('/api/imports/previews?kind=country-jp', file, 'rows.csv')
    const needless = await user.api.upload(
      `/api/imports/previews?kind=submissions&masterDiId=${master.id}`,
      file,
      'rows.csv',
    )
    for (const { status, problem } of [bare, needless, await look('jp', file, 2_000_000_000)]) {
      expect([status, problem?.issues?.[0]?.path]).toEqual([400, 'masterDiId'])
    }
    expect((await look('jp', file, 'x')).status).toBe(400)
    const workbook = await look('jp', 'x', master.id, 'rows.xlsx')
    expect([workbook.status, workbook.problem?.message]).toEqual([415, 'Please upload a CSV file'])
    const viewer = await person(hub, ['quality-manager'])
    expect((await viewer.api.upload('/api/imports/previews?kind=country-jp', file, 'a.csv')).status).toBe(403)
  })
})
