import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A trade name is the name on the label, not the name the hub shows for the device. */
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const look = async (kind: string, header: string, row: string) =>
  (
    await user.api.upload<ImportPreview>(
      `/api/imports/previews?kind=${kind}`,
      `${header}\n${row}`,
      'rows.csv',
    )
  ).body
const fieldsOf = ({ columns }: ImportPreview) =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]))

describe('a column of trade names', () => {
  it.each([
    ['Article number;Device name;Trade name', { 'Trade name': 'brandName' }],
    ['Article number;Device name;Nome comercial', { 'Nome comercial': 'brandName' }],
    ['Article number;Trade name;Brand name', { 'Trade name': null, 'Brand name': 'brandName' }],
    ['Article number;Handelsname;Bezeichnung', { Handelsname: 'brandName', Bezeichnung: 'deviceName' }],
  ])('in a file of devices with %s', async (header, expected) => {
    expect(fieldsOf(await look('master-di', header, 'A-1;Pump;Flow'))).toMatchObject(expected)
  })

  it('is that of the submission in a country, and a table of them in the EU and in Switzerland', async () => {
    const { id } = await createMaster(user.api, { targetCountries: ['EU', 'CH', 'BR'] })
    const of = (country: string, header: string, row: string) =>
      look(`country-${country}&masterDiId=${id}`, header, row)
    expect(fieldsOf(await of('br', 'UDI-DI;Trade name', `${uniqueGtin()};Flow`))).toEqual({
      'UDI-DI': 'udiDi',
      'Trade name': 'brandName',
    })
    for (const country of ['eu', 'ch']) {
      const code = uniqueGtin()
      const preview = await of(country, 'UDI-DI;Trade name;Brand name', `${code};Flow 2000; FR | Débit;Brand`)
      expect(fieldsOf(preview)).toEqual({
        ...{ 'UDI-DI': 'udiDi', 'Trade name': 'tradeNames', 'Brand name': 'brandName' },
      })
    }
  })

  it('without a language says names that belong to none', async () => {
    const { id } = await createMaster(user.api, {
      ...{ targetCountries: ['EU'], riskClass: 'class-iii', intendedUse: 'Infusion' },
    })
    const code = uniqueGtin()
    const preview = await look(
      `country-eu&masterDiId=${id}`,
      'UDI-DI,Trade name',
      `${code},Flow 2000; FR | Débit`,
    )
    const done = await user.api.post<ImportResult>(`/api/imports/previews/${preview.id}/commit`)
    expect(done.body).toMatchObject({ successful: 1, errors: [] })
    const { body } = await user.api.call(submissionsApi.list, { query: { masterDiId: id, country: 'EU' } })
    const made = body.find(({ udiDi }) => udiDi === code)
    const { body: whole } = await user.api.get<Record<string, unknown>>(`/api/submissions/${made?.id}`)
    expect(whole.tradeNames).toEqual([
      { language: 'ANY', text: 'Flow 2000' },
      { language: 'FR', text: 'Débit' },
    ])
  })
})
