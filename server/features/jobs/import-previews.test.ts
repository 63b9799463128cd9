import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { importPreviewsApi, type PreviewChange, type PreviewKind } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, euSubmissionInput, type Person, person, unique } from '#tests/factories.ts'
import { createOperator, uniqueSrn } from '#tests/operator-factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** An upload that is looked at before anything of it is saved. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const look = (kind: PreviewKind, content: string | Buffer, name?: string, who = user) =>
  lookAt(who.api, kind, content, name)
const change = (id: number, body: PreviewChange, who = user) =>
  who.api.call(importPreviewsApi.change, { id, body })
const commit = async (id: number) => (await user.api.call(importPreviewsApi.commit, { id })).body
const counts = ({ processed, successful, failed, skipped, otherValues }: ImportResult) => ({
  processed,
  successful,
  failed,
  skipped,
  otherValues,
})
const devicesOf = async (importId: number) =>
  (await user.api.call(masterDiApi.list, { query: { importId, sort: 'id' } })).body

const foreign = 'Article No;Bezeichnung;Legal manufacturer;Markets;Shelf life (months);Colour'
const line = (number: string, values: readonly string[] = []) => {
  const [name = 'Clamp', maker = 'Example', markets = 'EU', life = '12'] = values
  return [number, name, maker, markets, life, 'blue'].join(';')
}

describe('a file with columns of its own', () => {
  it('is proposed a mapping, and nothing is stored by looking', async () => {
    const [first, second] = [unique('P'), unique('P')]
    const before = (await user.api.call(masterDiApi.list, { query: { limit: 1 } })).total
    const preview = await look('master-di', [foreign, line(first), line(second, ['', 'X'])].join('\n'))
    expect(preview.columns.map(({ field, by }) => [field, by])).toEqual([
      ['deviceNumber', 'similar'],
      ['deviceName', 'similar'],
      ['manufacturerName', 'similar'],
      ['targetCountries', 'similar'],
      ['shelfLife', 'similar'],
      [null, null],
    ])
    expect(preview).toMatchObject({
      ready: false,
      blocked: null,
      total: 2,
      checked: 2,
      counts: { new: 1, same: 0, otherValues: 0, refused: 1 },
      rows: [
        {
          row: 3,
          name: `${second} · X`,
          problems: [{ field: 'deviceName', label: 'Device Name', column: 1, severity: 'error' }],
          cells: [{ column: 1, text: '', typed: null }],
        },
      ],
    })
    expect(preview.columns[1]?.samples).toEqual(['Clamp'])
    expect((await user.api.call(masterDiApi.list, { query: { limit: 1 } })).total).toBe(before)
  })

  it('is mended cell by cell, imported as it then is, and its columns are remembered', async () => {
    const [a, b, c, d] = [unique('M'), unique('M'), unique('M'), unique('M')]
    const file = [
      foreign,
      line(a),
      line(b, ['Clamp', 'Example', 'ATLANTIS']),
      line(c, ['Clamp', 'Example', 'EU', 'two years']),
      line(d, ['Clamp', 'Example', 'ATLANTIS']),
    ].join('\n')
    const { id, rows } = await look('master-di', file)
    expect(rows.map(({ row }) => row)).toEqual([3, 4, 5])
    const half = (await change(id, { cells: [{ row: 3, column: 3, text: 'US' }] })).body
    expect([half.counts, half.rows[0]]).toMatchObject([
      { new: 2, refused: 2 },
      { row: 3, verdict: 'new', problems: [], cells: [{ column: 3, text: 'ATLANTIS', typed: 'US' }] },
    ])
    const worse = (await change(id, { cells: [{ row: 3, column: 3, text: 'MU' }] })).body
    expect(worse.counts).toMatchObject({ new: 1, refused: 3 })
    const back = (await change(id, { cells: [{ row: 3, column: 3, text: null }] })).body
    expect(back.rows[0]?.cells).toEqual([{ column: 3, text: 'ATLANTIS', typed: null }])
    await change(id, { cells: [3, 5].map((row) => ({ row, column: 3, text: 'US' })) })
    // Other columns: the file is read anew, and what was typed stays.
    const mapped = await change(id, { mapping: [{ column: 5, field: 'brandName' }] })
    expect(mapped.body.counts).toEqual({ new: 3, same: 0, otherValues: 0, refused: 1 })
    expect(mapped.body.columns[5]).toMatchObject({ field: 'brandName', by: 'chosen' })

    const result = await commit(id)
    expect(counts(result)).toEqual({ processed: 4, successful: 3, failed: 1, skipped: 0, otherValues: 0 })
    expect(result.errors).toMatchObject([{ row: 4, field: 'shelfLife' }])
    const made = await devicesOf(result.jobId)
    expect(
      made.map(({ deviceNumber, targetCountries, brandName }) => [deviceNumber, targetCountries, brandName]),
    ).toEqual([
      [a, ['EU'], 'blue'],
      [b, ['US'], 'blue'],
      [d, ['US'], 'blue'],
    ])
    expect((await user.api.call(importPreviewsApi.commit, { id })).status).toBe(404)

    const again = await look('master-di', [foreign, line(unique('M'))].join('\n'))
    expect(again).toMatchObject({ ready: true, counts: { new: 1, refused: 0 } })
    expect(again.columns[5]).toMatchObject({ field: 'brandName', by: 'remembered' })
    // What one person chose is proposed to others too, until they choose themselves.
    const other = await person(hub)
    const theirs = await look('master-di', [foreign, line(unique('M'))].join('\n'), 'a.csv', other)
    expect(theirs.columns[5]?.field).toBe('brandName')
    await change(theirs.id, { mapping: [{ column: 5, field: null }] }, other)
    await other.api.call(importPreviewsApi.commit, { id: theirs.id })
    const left = await look('master-di', [foreign, line(unique('M'))].join('\n'), 'a.csv', other)
    expect([left.ready, left.columns[5]]).toMatchObject([true, { field: null, by: 'remembered' }])
  })

  it('says what is missing where no column can be read, until one is chosen', async () => {
    const preview = await look('submissions', 'Kode;Was\nx;y')
    expect(preview.blocked).toContain('needs the column basicUdiDi')
    expect((await user.api.call(importPreviewsApi.commit, { id: preview.id })).problem.issues).toMatchObject([
      { path: 'file' },
    ])
    const { body } = await change(preview.id, { mapping: [{ column: 0, field: 'basicUdiDi' }] })
    expect(body).toMatchObject({ blocked: null, counts: { refused: 1 } })
  })

  it('counts what is there already, in the same values and in others', async () => {
    const known = await createMaster(user.api, { brandName: 'One' })
    const header = 'deviceNumber,deviceName,manufacturerName,targetCountries,brandName'
    const whole = `${known.deviceNumber},${known.deviceName},Analytical Engines,EU|US`
    const row = (brand: string) => `${whole},${brand}`
    const same = await look('master-di', `${header}\n${row('One')}`)
    expect([same.ready, same.counts]).toEqual([true, { new: 0, same: 1, otherValues: 0, refused: 0 }])
    const other = await look('master-di', `${header}\n${row('Two')}\n${row('Two')}`)
    expect(other.counts).toEqual({ new: 0, same: 0, otherValues: 1, refused: 1 })
    expect(other.rows).toMatchObject([{ row: 3, problems: [{ field: null, column: null }] }])
  })
})

const operatorLine = (name: string, srn = uniqueSrn()) =>
  `manufacturer,${name},${name} GmbH,${srn},Street 1,Berlin,10115,DE,a@example.com`
const operatorHeader = 'actorType,name,legalName,srn,address,city,postalCode,country,email'

describe('what a preview imports', () => {
  /** The same content twice, under other names: one looked at first, one sent straight. */
  it.each<[PreviewKind, string, (word: string) => Promise<string>, (importId: number) => Promise<unknown[]>]>(
    [
      [
        'master-di',
        '/api/master-di/bulk-upload',
        async (word) =>
          [
            'deviceNumber,deviceName,manufacturerName,targetCountries,shelfLife',
            `${word},N,M,EU,5`,
            `${word}2,N,M,EU,x`,
          ].join('\n'),
        devicesOf,
      ],
      [
        'submissions',
        '/api/submissions/bulk-upload',
        async () => {
          const { basicUdiDi, udiDi, registrationType, riskClass, emdnCode } = euSubmissionInput()
          const header = 'basicUdiDi,udiDi,registrationType,riskClass,emdnCode,deviceName'
          const values = [basicUdiDi, udiDi, registrationType, riskClass, emdnCode]
          return [header, [...values, 'Name'].join(','), [...values, ''].join(',')].join('\n')
        },
        async (importId) => (await user.api.call(submissionsApi.list, { query: { importId } })).body,
      ],
      [
        'operators',
        '/api/actors/bulk-upload?for=operators',
        async (word) => [operatorHeader, operatorLine(word), operatorLine('', 'x')].join('\n'),
        async (importId) => (await user.api.call(actorsApi.list, { query: { importId } })).body,
      ],
      [
        'certifications',
        '/api/actors/bulk-upload?for=certifications',
        async (word) => {
          const { srn } = await createOperator(user.api)
          const header = 'operatorSrn,certificationType,certificationNumber,issuingBody,issueDate,expiryDate'
          return [header, `${srn},ISO 13485,${word},TÜV,2025-01-01,2028-01-01`, `${srn},,${word},TÜV,,`].join(
            '\n',
          )
        },
        async (importId) => (await user.api.call(certificationsApi.list, { query: { importId } })).body,
      ],
    ],
  )('is what the upload of %s itself imports', async (kind, url, fileOf, listOf) => {
    const [one, two] = [await fileOf(unique('Same')), await fileOf(unique('Same'))]
    const { body: direct } = await user.api.upload<ImportResult>(url, one)
    const { id, counts: told } = await look(kind, two)
    const previewed = await commit(id)
    expect(counts(previewed)).toEqual(counts(direct))
    expect([told.new, told.refused]).toEqual([direct.successful, direct.failed])
    expect(previewed.recognised).toBe(direct.recognised)
    expect(previewed.errors.map(({ row, field }) => [row, field])).toEqual(
      direct.errors.map(({ row, field }) => [row, field]),
    )
    const [first, second] = [await listOf(direct.jobId), await listOf(previewed.jobId)]
    expect([first.length, second.length]).toEqual([1, 1])
  })

  it('takes a device file in XML, whose rows cannot be mended', async () => {
    const device = (di: string) =>
      `<device><brandName>B</brandName><companyName>C</companyName><identifiers><identifier><deviceId>${di}</deviceId><deviceIdType>Primary</deviceIdType></identifier></identifiers></device>`
    const file = `<?xml version="1.0"?><gudid xmlns="http://www.fda.gov/cdrh/gudid">${device(unique('XML'))}</gudid>`
    const preview = await look('gudid', file, 'devices.xml')
    expect(preview).toMatchObject({ ready: true, columns: [], fields: [], counts: { new: 1, refused: 0 } })
    expect(counts(await commit(preview.id))).toMatchObject({ processed: 1, successful: 1 })
  })
})

const real = join(process.env.HUB_REFERENCE_DIR ?? '', 'gudid/gudid_sample_stratified.csv')
describe.skipIf(!existsSync(real))('a real device file', () => {
  it('is understood without a word, in a few seconds', async () => {
    const preview = await look('master-di', readFileSync(real), 'gudid.csv')
    expect(preview).toMatchObject({ ready: true, keepsOthers: true, blocked: null })
    const result = await commit(preview.id)
    expect([preview.total, preview.counts.new]).toEqual([result.processed, result.successful])
  })
})
