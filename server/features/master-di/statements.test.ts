import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A flag says yes, no, or neither (decision D31). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const put = (id: number, body: Readonly<Record<string, unknown>>) =>
  user.api.call(masterDiApi.update, { id, body })

describe('a flag of a record', () => {
  it('is not stated until somebody says yes or no', async () => {
    const made = await createMaster(user.api, { sterile: true, singleUse: false })
    expect(made).toMatchObject({ sterile: true, singleUse: false, containsLatex: false })
    expect(made.notStated).toContain('containsLatex')
    expect(made.notStated).not.toContain('sterile')
    expect(made.notStated).not.toContain('singleUse')
  })

  it('is stated by a "no", and taken back by null', async () => {
    const { id, revision } = await createMaster(user.api)
    const said = await put(id, { containsLatex: false })
    expect(said.body.revision).toBe(revision + 1)
    expect(said.body.notStated).not.toContain('containsLatex')
    const again = await put(id, { containsLatex: false })
    expect(again.body.revision).toBe(revision + 1)
    const back = await put(id, { containsLatex: null })
    expect(back.body.notStated).toContain('containsLatex')
  })

  it('says nothing new when a record is read and sent back', async () => {
    const made = await createMaster(user.api, { sterile: true, singleUse: false })
    const { body } = await put(made.id, made)
    expect(body.revision).toBe(made.revision)
    expect(body.notStated).toEqual(made.notStated)
  })

  it('is told to the trail as what it was and is', async () => {
    const { id, deviceNumber } = await createMaster(user.api)
    await put(id, { sterile: false, changeReason: 'The label says so' })
    const trail = await user.api.get(`/api/master-di/audit-trail?search=${deviceNumber}`)
    expect(trail.text).toContain('{"field":"sterile","from":null,"to":false}')
  })
})

describe('what cannot be right', () => {
  it('is a warning of the record, and is saved all the same', async () => {
    const made = await createMaster(user.api, {
      udiDi: '09521234000014',
      storageTemperatureMin: 8,
      storageTemperatureMax: 2,
    })
    expect(made.udiDi).toBe('09521234000014')
    expect(made.findings.map(({ field, rule }) => [field, rule])).toEqual([
      ['udiDi', 'MASTER-UDI-DI'],
      ['storageTemperatureMin', 'MASTER-TEMPERATURE'],
    ])
    const { body } = await put(made.id, { udiDi: '09521234000013', storageTemperatureMin: 2 })
    expect(body.findings).toEqual([])
  })
})

describe('an upload', () => {
  it('states what a cell says, and nothing where it is blank or the column is missing', async () => {
    const deviceNumber = unique('DEV')
    const csv = `deviceNumber,deviceName,manufacturerName,targetCountries,singleUse,sterile\n${deviceNumber},Clip,Maker,EU,no,\n`
    await user.api.upload('/api/master-di/bulk-upload', csv)
    const { body } = await user.api.call(masterDiApi.list, { query: { search: deviceNumber } })
    expect(body[0]?.notStated).not.toContain('singleUse')
    expect(body[0]?.notStated).toEqual(expect.arrayContaining(['sterile', 'containsLatex']))
    const exported = await user.api.get(`/api/master-di/export?search=${deviceNumber}`)
    const [header = '', row = ''] = exported.text.split('\r\n')
    const cell = (column: string) => row.split(',')[header.replace('\uFEFF', '').split(',').indexOf(column)]
    expect([cell('singleUse'), cell('sterile')]).toEqual(['false', ''])
  })
})
