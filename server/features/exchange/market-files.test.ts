import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketFilesCheck } from '#core/contract/market-files.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { completeCountry } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const complete = completeCountry('SA')

/** The files of one market for many submissions. */

const address = '/api/submissions/market-files'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const submission = (values: Readonly<Record<string, unknown>> = {}, country = 'SA') =>
  createSubmission(user.api, { ...complete, udiDi: uniqueGtin(), ...values, targetCountries: [country] })
async function validated(values: Readonly<Record<string, unknown>> = {}) {
  const { id } = await submission(values)
  await user.api.call(submissionsApi.validate, { id })
  return id
}
const check = async (submissionIds: readonly number[], more = {}) =>
  (await user.api.post<MarketFilesCheck>(`${address}/check`, { country: 'SA', submissionIds, ...more })).body
const make = (submissionIds: readonly number[], more = {}) =>
  user.api.post(address, { country: 'SA', submissionIds, ...more })
const linesOf = (csv: string) => csv.replace('\ufeff', '').trim().split('\r\n')

describe('the file of a market', () => {
  it('has a line for each submission, in the order they are named, and names who is left out and why', async () => {
    const first = await validated({ deviceName: 'First of two' })
    const second = await validated({ deviceName: 'Second of two' })
    const draft = await submission({ deviceName: 'Only a draft' })
    const { id: elsewhere } = await submission({}, 'EG')
    const ids = [second, draft.id, first, elsewhere, second]
    const checked = await check(ids, { file: 'csv' })
    expect(checked).toMatchObject({ file: 'csv', ready: 2, count: 1 })
    expect(checked.files).toEqual([
      { id: 'csv', label: 'Worksheet (CSV)', nature: { kind: 'worksheet' }, rowsPerFile: 150 },
      { id: 'xlsx', label: 'Worksheet (Excel)', nature: { kind: 'worksheet' }, rowsPerFile: 150 },
    ])
    expect(checked.leftOut).toMatchObject([
      { submissionId: draft.id, kind: 'not-valid', why: expect.stringContaining('Validate it first') },
      { submissionId: elsewhere, kind: 'elsewhere', why: 'It is a submission for EG.' },
    ])
    const file = await make(ids, { file: 'csv' })
    expect(file.headers['content-disposition']).toMatch(/filename="SA-.*\.csv"/)
    const lines = linesOf(file.text)
    expect(lines.map((line) => /(First|Second) of two/.exec(line)?.[1])).toEqual([
      undefined,
      'Second',
      'First',
    ])

    const { body } = await user.api.get<{ market: string; devices: number; fileName: string; id: number }[]>(
      '/api/export/files?market=SA&limit=1',
    )
    expect(body).toMatchObject([{ market: 'SA', devices: 2 }])
    const again = await user.api.get(`/api/export/files/${body[0]?.id}/content`)
    expect(again.text).toBe(file.text)
  })

  it('is divided where the regulator takes no more rows, into an archive that says what is in it', async () => {
    const ids: number[] = []
    for (let n = 0; n < 151; n++) ids.push((await submission()).id)
    const table = hub.hub.db.updateTable('submissions')
    await table.set({ status: 'validated' }).where('id', 'in', ids).execute()
    expect(await check(ids)).toMatchObject({ ready: 151, count: 2, leftOut: [] })
    const whole = await make(ids, { file: 'xlsx' })
    expect(whole.headers['content-type']).toBe('application/zip')
    expect(whole.headers['content-disposition']).toMatch(/filename="SA-\d{4}-\d\d-\d\d\.zip"/)
    const { body } = await user.api.get<{ fileName: string; devices: number }[]>(
      '/api/export/files?market=SA&limit=2',
    )
    expect(
      body.map(({ fileName, devices }) => [/-(\d)\.xlsx$/.exec(fileName)?.[1], devices]).toSorted(),
    ).toEqual([
      ['1', 150],
      ['2', 1],
    ])
  }, 300_000)

  it('is refused where nothing can be in it, for the register of the Export Center, and for what is not there', async () => {
    const { id } = await submission({ deviceName: 'Not yet' })
    const nothing = await make([id])
    expect([nothing.status, nothing.problem.issues?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('Not yet: Not validated'),
    ])
    for (const [more, path] of [
      [{ country: 'EU' }, 'country'],
      [{ country: 'XX' }, 'country'],
      [{ file: 'xml' }, 'file'],
      [{ submissionIds: [id, 2_000_000_000] }, 'submissionIds.1'],
      [{ submissionIds: [] }, 'submissionIds'],
    ] as const) {
      const { status, problem } = await make([id], more)
      expect([status, problem.issues?.[0]?.path]).toEqual([400, path])
    }
  })
})
