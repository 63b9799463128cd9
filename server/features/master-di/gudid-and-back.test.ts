import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import { everyElement } from '#core/markets/us/fixtures/access-gudid.ts'
import { us } from '#core/markets/us/index.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A device of AccessGUDID through the front door: imported, made a US submission, exported, imported elsewhere. */

let here: TestApp
let elsewhere: TestApp
let user: Person
let other: Person
beforeAll(async () => {
  here = await startTestApp()
  elsewhere = await startTestApp()
  user = await person(here)
  other = await person(elsewhere)
})
afterAll(() => Promise.all([here.close(), elsewhere.close()]))

async function imported(who: Person, content: string, name: string): Promise<MasterRecord> {
  const { body } = await who.api.upload<ImportResult>('/api/imports?source=gudid', content, name)
  expect(body).toMatchObject({ processed: 1, successful: 1, failed: 0, errors: [] })
  const { body: records } = await who.api.get<MasterRecord[]>('/api/master-di')
  const [record] = records
  if (!record) throw new Error('nothing imported')
  return (await who.api.get<MasterRecord>(`/api/master-di/${record.id}`)).body
}

describe('a device of AccessGUDID', () => {
  it('comes back as it went, in every field and everything else the file said', async () => {
    const first = await imported(user, everyElement, 'devices.xml')
    const copied = copyOfMaster(first, first.sourceData, us) as AnyDocument
    const { body: made } = await user.api.call(submissionsApi.create, {
      body: {
        ...copied,
        masterDiId: first.id,
        riskClass: 'class-ii',
        intendedUse: 'Infusion',
        targetCountries: ['US'],
      },
    })
    const { body: validated } = await user.api.call(submissionsApi.validate, { id: made.id })
    const issues = validated.validationResults?.issues ?? []
    expect(issues.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([['GUDID-GRACE', 'info']])

    const file = await user.api.post(`/api/submissions/${made.id}/files/xml`)
    expect(file.status).toBe(200)
    const second = await imported(other, file.text, 'exported.xml')
    const ofFile = ({
      deviceNumber,
      udiDi,
      manufacturerName,
      brandName,
      modelNumber,
      ...more
    }: MasterRecord) => [
      [deviceNumber, udiDi, manufacturerName, brandName, modelNumber],
      [more.catalogueNumber, more.deviceDescription, more.deviceName, more.quantityPerPackage],
      [more.singleUse, more.sterile, more.containsLatex, more.notStated],
    ]
    expect(ofFile(second)).toEqual(ofFile(first))
    expect(unordered(second)).toEqual(unordered(first))

    // GUDID has it by a document the hub did not make: another one would not replace that.
    const spl = await user.api.post(`/api/submissions/${made.id}/files/spl`)
    expect(spl.problem.issues).toMatchObject([
      { path: 'usFdaGudidId', message: expect.stringContaining('does not know the set id') },
    ])
    const csv = await user.api.post(`/api/submissions/${made.id}/files/csv`)
    expect(csv.text.split('\n')[0]).toContain('primaryDI,issuingAgency,companyName')
  })
})

/** The file's identifiers stand in no order, so each is compared with what it says of itself. */
function unordered({ sourceData }: MasterRecord) {
  const gudid = sourceData?.gudid ?? {}
  const identifiers: Record<string, string[]> = {}
  const rest: Record<string, string> = {}
  for (const [name, text] of Object.entries(gudid)) {
    const place = /^identifiers\/identifier\[(\d+)\]\/(.+)$/.exec(name)
    if (place) identifiers[place[1] ?? ''] = [...(identifiers[place[1] ?? ''] ?? []), `${place[2]}=${text}`]
    else if (name !== 'otherDIs') rest[name] = text
  }
  const listed = Object.values(identifiers).map((parts) => parts.toSorted().join(' '))
  return { rest, others: gudid.otherDIs?.split('|').toSorted(), listed: listed.toSorted() }
}
