import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Records taken out as a file: exactly what the list shows, and good to be uploaded again. */

const upload = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

async function exported(query: { search?: string; status?: string[]; sort?: 'deviceName' | '-deviceName' }) {
  const { text } = await user.api.call(masterDiApi.export, { query: { latest: 'true', ...query } })
  return text.replace('\uFEFF', '').trim().split('\r\n')
}

it('changes nothing when it is uploaded again, device file and formulas included', async () => {
  await user.api.upload(upload, gudidCsv(madeUpGudidTable(700)))
  await createMaster(user.api, {
    ...{ deviceName: unique('=1+1'), deviceDescription: '-20 °C, "quoted"; 1,5', shelfLife: 24 },
    ...{ targetCountries: ['EU', 'GB'], storageTemperatureMin: -20.5, sterile: true, changeReason: 'Why' },
  })
  const { text } = await user.api.call(masterDiApi.export, { query: {} })
  const { body } = await user.api.upload<ImportResult>(upload, text)
  expect(body).toMatchObject({ processed: 701, skipped: 701, errors: [] })
})

it('changes nothing either where texts look like formulas, marks against them, or have space around', async () => {
  const family = unique('Family')
  const texts = [
    "'=1+1",
    "''=1",
    '=1',
    "'",
    "'tis",
    '\n=x',
    ' =x',
    ' a ',
    '\ta\t',
    'a\r\nb',
    'a\rb',
    '"',
    ',;\t',
    ';=1+1',
    '＝1+1',
    'two\n=lines',
    // As word processors and scanners write them.
    'line\vbreak',
    '(01)09521234\x1d21A',
    'non\x1ebreaking',
  ]
  for (const text of texts) {
    const written = { deviceName: text, brandName: text, deviceDescription: text }
    await createMaster(user.api, {
      ...written,
      manufacturerName: family,
      storageTemperatureMin: 110 / 3,
      storageHumidityMin: 2 / 3e5,
    })
  }
  const { text } = await user.api.call(masterDiApi.export, { query: { manufacturerName: family } })
  const { body } = await user.api.upload<ImportResult>(upload, text)
  expect(body).toMatchObject({ processed: texts.length, skipped: texts.length, errors: [] })
  // What a spreadsheet would take for a formula has a mark before it, line feeds at the beginning included.
  expect(text.match(/(?:^|[,"])[=+\-@\t\r\n](?=[x1])/g)).toBeNull()
})

it('has the rows of the filtered list, in its order, and no others', async () => {
  const family = unique('Family')
  for (const deviceName of ['Beta', 'Alpha', 'Gamma']) {
    await createMaster(user.api, { deviceName: `${deviceName} ${family}`, versionNumber: '1.0-draft' })
  }
  const [header, ...rows] = await exported({ search: family, status: ['draft'], sort: '-deviceName' })
  expect(header).toMatch(/^deviceNumber,versionNumber,deviceName,/)
  expect(rows.map((row) => /Alpha|Beta|Gamma/.exec(row)?.[0])).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(await exported({ search: family, status: ['active'] })).toHaveLength(1)
})

it('is told to the audit trail, and refused to those who may not take data out', async () => {
  await exported({ search: 'pump' })
  const told = await hub.hub.db.selectFrom('audit_entries').select('entry').orderBy('seq', 'desc').execute()
  expect(JSON.parse(told[0]?.entry ?? '{}')).toMatchObject({
    ...{ action: 'exported', entityType: 'export', performedByName: user.name },
    changesData: { actionNotes: expect.stringContaining('"search":"pump"') },
  })
  const { api } = await person(hub, ['manufacturer-user'])
  expect((await api.call(masterDiApi.export)).status).toBe(403)
})

it('has what was kept for submissions, so that a copy made of the file has it too', async () => {
  const [first, second] = [unique('NUM'), unique('NUM')]
  const columns =
    'deviceNumber,deviceName,manufacturerName,targetCountries,basicUdiDi,deviceStatus,tradeNames,marketAvailability'
  const cells = '9521234DIM00006Q,ON_THE_MARKET,EN: CardioFlow,DE; FR'
  const { body } = await user.api.upload<ImportResult>(
    upload,
    `${columns}\r\n${first},Kept ${first},Maker,EU,${cells}\r\n`,
  )
  expect(body).toMatchObject({ successful: 1, errors: [] })
  const sourceOf = async (search: string) =>
    (await user.api.call(masterDiApi.list, { query: { search, limit: 5 } })).body[0]?.sourceData
  const { text } = await user.api.call(masterDiApi.export, { query: { search: first } })
  const copy = await user.api.upload<ImportResult>(upload, text.replaceAll(first, second))
  expect(copy.body).toMatchObject({ successful: 1, errors: [] })
  const kept = await sourceOf(first)
  expect(Object.keys(kept?.template ?? {})).toHaveLength(4)
  expect(await sourceOf(second)).toEqual(kept)
})
