import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '#server/files/zip-archive.ts'
import { createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { hasOfficialFile, madeUpGudidTable, officialGudidTable, oneOf } from '#tests/gudid-table.ts'
import { completeCountry } from '#tests/market-content.ts'
import { australian, korean, saudi } from '#tests/regulator-workbooks.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { proposed, sheetOf, workbooksOf } from '#tests/workbook-client.ts'
import { expectOnlyRowsChanged, readBack } from '#tests/workbook-parts.ts'

/** Workbooks of regulators, rebuilt from the published names of sheets and limits; their columns are invented (decision D131). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const au = workbooksOf(() => user.api, 'AU', 'regulator')
const sa = workbooksOf(() => user.api, 'SA', 'regulator')
const kr = workbooksOf(() => user.api, 'KR', 'regulator')

const { header, rows } = hasOfficialFile ? officialGudidTable(oneOf(8)).file : madeUpGudidTable(320)
const gudid = (at: number, name: string) =>
  rows[at % rows.length]?.[header.indexOf(name)]?.slice(0, 200) || undefined

/** Submissions with values of real devices, validated. */
async function devices(
  country: 'AU' | 'SA' | 'KR',
  count: number,
  more: (at: number) => object = () => ({}),
) {
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await createSubmission(user.api, {
      ...completeCountry(country),
      brandName: gudid(at, 'brandName') ?? `Brand ${at}`,
      modelNumber: gudid(at, 'versionModelNumber') ?? `M-${at}`,
      deviceDescription: gudid(at, 'deviceDescription'),
      udiDi: uniqueGtin(),
      udiDiIssuingEntity: 'GS1',
      ...more(at),
      targetCountries: [country],
    })
    ids.push(id)
  }
  await hub.hub.db.updateTable('submissions').set({ status: 'validated' }).where('id', 'in', ids).execute()
  return ids
}

describe('the workbook of the TGA, rebuilt', () => {
  it('proposes a field for what it knows, a row for each package, and names what nobody can fill', async () => {
    const { body: book } = await au.load(australian(), 'Bulk Upload Template.xlsx')
    expect(book).toMatchObject({
      state: 'proposed',
      nature: 'regulator',
      rowsPerFile: 200,
      name: 'Bulk Upload Template',
    })
    expect(sheetOf(book, 'AusUDID')).toMatchObject({
      filled: true,
      per: null,
      headRow: 3,
      headRows: 1,
      firstRow: 4,
      rowLimit: 200,
    })
    expect(proposed(book, 'AusUDID')).toEqual({
      'Primary DI Number*': 'udiDi',
      'Primary DI Issuing Agency*': 'udiDiIssuingEntity',
      'Brand Name': 'brandName',
      'Model/Version*': 'modelNumber',
      'Device Description': 'deviceDescription',
      'Catalogue Number': 'catalogueNumber',
      'Device Count*': 'baseQuantity',
      'GMDN Code': 'gmdnCode',
      'Risk Classification': 'riskClass',
      'Supplied Sterile?': 'sterile',
      'Single Use': 'singleUse',
      'Controlled by Lot or Batch Number': 'productionIdentifiers=BATCH_NUMBER',
      'Controlled by Serial Number': 'productionIdentifiers=SERIALISATION_NUMBER',
      'Date of first supply': 'firstMarketDate',
      'MRI Safety Information': 'mriSafety',
      'Customer Contact Email': null,
    })
    expect(proposed(book, 'Sponsor')).toEqual({
      'Primary DI Number': 'udiDi',
      'ARTG ID': 'auArtgNumber',
      Sponsor: 'auSponsor',
    })
    expect(sheetOf(book, 'Package Identifiers')).toMatchObject({
      filled: true,
      per: 'packages',
      rowLimit: null,
    })
    expect(proposed(book, 'Package Identifiers')).toMatchObject({
      'Package DI Number': 'packages.packageDi',
      'Quantity per Package': 'packages.quantity',
    })
    expect(sheetOf(book, 'Storage and Handling')).toMatchObject({
      filled: true,
      per: 'storageHandlingConditions',
    })
    expect(sheetOf(book, 'Clinical Sizes')).toMatchObject({ filled: true, per: 'clinicalSizes' })
    expect(sheetOf(book, 'Supporting Documents')).toMatchObject({
      filled: true,
      per: 'auSupportingDocuments',
    })
    expect(sheetOf(book, 'Previous Identifiers')).toMatchObject({ filled: true, per: 'auPreviousDis' })
    expect(sheetOf(book, 'Lists')?.filled).toBe(false)
    const facts = book.shown.find(({ name }) => name === 'AusUDID')
    expect(facts).toMatchObject({ hidden: false, isProtected: true, free: 1_048_573 })
    const listAt = (column: number) => facts?.facts.find((one) => one.column === column)?.list
    expect(listAt(2)).toEqual(['GS1', 'HIBCC', 'ICCBBA'])
    expect(listAt(9)).toEqual(['Class I', 'Class IIa', 'Class IIb', 'Class III'])
    expect(listAt(10)).toEqual(['Y', 'N'])
    expect(listAt(13)).toEqual(['Yes', 'No'])
    const refused = await au.fill(book)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('save it first')
  })

  it('fills 340 devices into copies of 200 and 140 that differ from it in rows alone', async () => {
    const bytes = australian()
    const { body: loaded } = await au.load(bytes)
    const { body: book } = await au.save(loaded)
    expect(book.state).toBe('confirmed')
    const ids = await devices('AU', 340, (at) => ({
      productionIdentifiers: at % 2 === 0 ? ['BATCH_NUMBER'] : undefined,
      sterile: at % 3 === 0,
      firstMarketDate: '2026-07-01',
      ...(at === 0 && {
        mriSafety: undefined,
        packages: [
          { packageDi: uniqueGtin(), quantity: 10 },
          { packageDi: uniqueGtin(), quantity: 5 },
        ],
        storageHandlingConditions: [
          { condition: 'SHC005' },
          { condition: 'SHC002' },
          { condition: 'SHC012' },
        ],
      }),
    }))
    const checked = await au.check(book, ids)
    expect(checked.copies.map((copy) => copy.devices)).toEqual([200, 140])
    const rowsIn = (copy: number, sheet: string) =>
      checked.copies[copy]?.rows.find((one) => one.sheet === sheet)?.rows
    expect([
      rowsIn(0, 'AusUDID'),
      rowsIn(1, 'AusUDID'),
      rowsIn(0, 'Package Identifiers'),
      rowsIn(1, 'Package Identifiers'),
    ]).toEqual([200, 140, 2, 0])
    const unlisted = checked.findings.find(({ head }) => head === 'Storage Condition')?.unlisted
    expect(unlisted).toMatchObject([{ value: 'SHC012', shown: 'Dangerous voltage', devices: 1 }])
    expect(checked.unfilled).toContainEqual(
      expect.objectContaining({ sheet: 'AusUDID', head: 'Customer Contact Email' }),
    )

    const answer = await au.fill(book, ids)
    expect(answer.headers['content-type']).toBe('application/zip')
    const inside = await readZip(answer.bytes, () => true, 10_000_000)
    const [readme, first, second] = inside
    expect(inside).toHaveLength(3)
    expect(readme?.content.toString('utf8')).toContain('Regulator’s workbook, filled in')
    await expectOnlyRowsChanged(bytes, first?.content ?? Buffer.alloc(0), [1, 2, 6, 7])
    await expectOnlyRowsChanged(bytes, second?.content ?? Buffer.alloc(0), [1, 2])
    const main = await readBack(first?.content ?? Buffer.alloc(0), 'AusUDID')
    expect(main).toHaveLength(203)
    const { body: one } = await user.api.get<Record<string, unknown>>(`/api/submissions/${ids[0]}`)
    expect(main[3]).toEqual([
      one.udiDi, 'GS1', one.brandName, one.modelNumber, one.deviceDescription, one.catalogueNumber, one.baseQuantity, null,
      'Class IIb', 'Y', null, 'Yes', 'No', new Date('2026-07-01'), null, null,
    ]) // biome-ignore format: a row
    expect(
      (await readBack(second?.content ?? Buffer.alloc(0), 'AusUDID')).filter(([di]) => di !== null),
    ).toHaveLength(143)
    const packages = await readBack(first?.content ?? Buffer.alloc(0), 'Package Identifiers')
    expect(packages.slice(1, 3).map((row) => row[2])).toEqual(['10', '5'])
    const storage = await readBack(first?.content ?? Buffer.alloc(0), 'Storage and Handling')
    expect(storage.slice(1, 4).map((row) => row[1])).toEqual([
      'Keep dry',
      'Keep away from sunlight (2)',
      null,
    ])

    const { body: files } = await user.api.get<{ devices: number; service: string }[]>(
      '/api/export/files?market=AU&limit=2',
    )
    expect(files.map((file) => [file.devices, file.service])).toEqual([
      [140, 'Regulator’s workbook, filled in'],
      [200, 'Regulator’s workbook, filled in'],
    ])
    const trail = await hub.hub.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_type', '=', 'workbook')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const told = JSON.stringify(trail)
    expect(told).toContain(book.hash)
    expect(told).toContain('filled with 140 submissions')
  })

  it('is the same workbook when the same file comes again, and a new version keeps what has the same heads', async () => {
    const { body: first } = await au.load(australian())
    const mapping = structuredClone(first.mapping)
    const email = mapping.sheets[0]?.columns.find(({ head }) => head === 'Brand Name')
    if (email) Object.assign(email, { target: null, constant: 'One brand' })
    const { body: saved } = await au.save(first, mapping)
    const { body: again } = await au.load(australian(), 'other name.xlsx')
    expect([again.id, again.state, again.revision]).toEqual([saved.id, 'confirmed', saved.revision])
    const { body: next } = await au.load(australian(2), 'v2.xlsx')
    expect(next).toMatchObject({ state: 'proposed', replaces: saved.id, name: saved.name })
    expect(next.changes.map(({ kind, head }) => `${kind} ${head}`)).toEqual(
      expect.arrayContaining([
        'came Record Action',
        'came Environmental Class',
        'went Customer Contact Email',
        'moved Brand Name',
      ]),
    )
    expect(sheetOf(next, 'AusUDID')?.columns.find(({ head }) => head === 'Brand Name')).toMatchObject({
      column: 4,
      target: null,
      constant: 'One brand',
    })
    expect((await au.fill(next)).status).toBe(409)
    expect((await au.save(next)).body).toMatchObject({ state: 'confirmed', changes: [] })
  })
})

describe('workbooks of other regulators, rebuilt', () => {
  it('is divided at 150 for the SFDA', async () => {
    const { body: loaded } = await sa.load(saudi())
    expect(proposed(loaded, 'Devices')).toEqual({
      'UDI-DI (mandatory)': 'udiDi',
      'Issuing Agency': 'udiDiIssuingEntity',
      'Brand Name': 'brandName',
      'Version or Model Number': 'modelNumber',
      'Company Name': 'manufacturerName',
      'MDMA Number': 'saMdmaNumber',
      'Home Use': 'saHomeUse',
      'Contains Latex': 'containsLatex',
    })
    const { body: book } = await sa.save(loaded)
    const ids = await devices('SA', 151, () => ({ containsLatex: false }))
    expect((await sa.check(book, ids)).copies.map((copy) => copy.devices)).toEqual([150, 1])
    const answer = await sa.fill(book, ids.slice(0, 3))
    await expectOnlyRowsChanged(saudi(), answer.bytes, [2])
    const read = await readBack(answer.bytes, 'Devices')
    expect(read[1]?.slice(-1)).toEqual(['No'])
  })

  it('has two rows of heads for the MFDS, codes of its own and Korean words for yes and no', async () => {
    const { body: loaded } = await kr.load(korean())
    expect(sheetOf(loaded, 'UDI 등록')).toMatchObject({
      headRow: 2,
      headRows: 2,
      firstRow: 3,
      rowLimit: null,
    })
    expect(Object.values(proposed(loaded, 'UDI 등록'))).toEqual([
      'udiDi', 'udiDiIssuingEntity', 'krItemName', 'modelNumber', 'brandName', 'krLicenceHolder', 'singleUse', 'sterile',
    ]) // biome-ignore format: a row
    const { body: book } = await kr.save(loaded)
    const ids = await devices('KR', 3, () => ({ singleUse: true, sterile: false }))
    const answer = await kr.fill(book, ids)
    await expectOnlyRowsChanged(korean(), answer.bytes, [1])
    expect((await readBack(answer.bytes, 1)).slice(2).map((row) => row.slice(-2))).toEqual([
      ['예', '아니오'],
      ['예', '아니오'],
      ['예', '아니오'],
    ])
  })

  it('leaves out with its reason whatever may not leave, and takes the newest of one UDI-DI', async () => {
    const { body: book } = await sa.save((await sa.load(saudi())).body)
    const [ready = 0] = await devices('SA', 1)
    const draft = await createSubmission(user.api, {
      ...completeCountry('SA'),
      udiDi: uniqueGtin(),
      targetCountries: ['SA'],
    })
    const { leftOut, ready: found } = await sa.check(book, [ready, draft.id])
    expect(found.map(({ submissionId }) => submissionId)).toEqual([ready])
    expect(leftOut).toMatchObject([{ submissionId: draft.id, kind: 'not-valid' }])
    expect((await sa.fill(book, [draft.id])).status).toBe(409)
    expect((await sa.fill(book, [2_147_483_647])).status).toBe(400)
  })
})
