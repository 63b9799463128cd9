import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, masterInput, unique } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What goes over the wire, name by name (specification, document 1 sections 3, 4.2, 5 and 7). */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

const latestOf = async (deviceNumber: string | null) =>
  (
    await circle.author.api.call(masterDiApi.list, {
      query: { deviceNumber: deviceNumber ?? '', latest: 'true' },
    })
  ).body

const flags = `singleUse sterile implantableDevice activeDevice containsLatex containsMedicinalSubstance
  containsAnimalTissue containsHumanTissue containsNanoMaterial softwareDevice aiBasedDevice measuringFunction
  reusableDevice`.split(/\s+/)

const texts = {
  deviceDescription: 'Pumps',
  deviceFamily: 'Pumps',
  modelNumber: 'M-1',
  brandName: 'Brand',
  catalogueNumber: '0001',
  packagingType: 'Box',
  packageSize: '10 x 10',
  storageConditions: 'Dry',
}
const numbers = {
  storageTemperatureMin: -5,
  storageTemperatureMax: 25.5,
  storageHumidityMin: 10,
  storageHumidityMax: 80,
  shelfLife: 24,
  quantityPerPackage: 12,
}

describe('a master record', () => {
  it('has its texts, numbers and lists [S1-3-03, S1-3-04, S1-3-05, S1-3-06, S1-3-12]', async () => {
    const more = { riskClass: 'class-iia', emdnCode: 'A0101010102', intendedUse: 'Infusion' }
    const input = masterInput({ ...texts, ...numbers, ...more, targetCountries: ['EU', 'JP'] })
    const record = await createMaster(circle.author.api, input)
    expect(record).toMatchObject(input)
  })

  it('takes numbers written as text [S1-5-06]', async () => {
    const record = await createMaster(circle.author.api, { shelfLife: '36', quantityPerPackage: ' 5 ' })
    expect(record).toMatchObject({ shelfLife: 36, quantityPerPackage: 5 })
  })

  it('needs four fields and no more; its flags are false, its version 1.0 [S1-3-10, S1-3-11, S1-5-07, S1-9-03]', async () => {
    const body = {
      deviceNumber: unique('D'),
      deviceName: 'n',
      manufacturerName: 'm',
      targetCountries: ['EU'],
    }
    const { body: record } = await circle.author.api.call(masterDiApi.create, { body })
    const values: Readonly<Record<string, unknown>> = record
    expect(flags.map((flag) => [flag, values[flag]])).toEqual(flags.map((flag) => [flag, false]))
    for (const field of [...Object.keys(texts), ...Object.keys(numbers)])
      expect([field, values[field]]).toEqual([field, null])
    expect(record.versionNumber).toBe('1.0')
  })

  it('says its place among the versions, its reasons, its people and times [S1-3-07, S1-3-08, S1-3-09]', async () => {
    const first = await createMaster(circle.author.api)
    const draft = await circle.draftOf(first)
    expect(draft).toMatchObject({
      status: 'draft',
      isLatestVersion: true,
      parentId: first.id,
      changeReason: 'New pump head',
      deleteReason: null,
      createdBy: circle.author.id,
      createdByName: circle.author.name,
      updatedBy: circle.author.id,
      updatedByName: circle.author.name,
    })
    const createdAt = circle.hub.clock.now().toISOString()
    expect([draft.createdAt, draft.updatedAt]).toEqual([createdAt, createdAt])
    circle.hub.clock.advance({ minutes: 1 })
    const { admin } = circle
    const body = { brandName: 'Other' }
    const changed = (await admin.api.call(masterDiApi.update, { id: draft.id, body })).body
    expect(changed).toMatchObject({
      ...{ createdAt, createdBy: circle.author.id, createdByName: circle.author.name },
      ...{ updatedBy: admin.id, updatedByName: admin.name },
      updatedAt: circle.hub.clock.now().toISOString(),
    })
    const remove = { id: draft.id, body: { reason: 'Opened by mistake' } }
    const gone = (await admin.api.call(masterCommandsApi.delete, remove)).body
    expect(gone).toMatchObject({ deleteReason: 'Opened by mistake', changeReason: 'New pump head' })
    expect(gone).toMatchObject({ status: 'deleted', isLatestVersion: false })
  })

  it('is listed with what the screens of countries show [S3-3-01, S3-3-02, S3-3-03, S3-3-04, S3-7-42]', async () => {
    const named = {
      ...{ deviceName: 'Pump', manufacturerName: 'Maker', targetCountries: ['EU', 'CN'] },
      ...{ riskClass: 'class-iib', intendedUse: 'Infusion', deviceDescription: 'A pump', modelNumber: 'M-2' },
      ...{ brandName: 'Brand', catalogueNumber: '0002', udiDi: '09521234000013', deviceFamily: 'Pumps' },
      ...{ activeDevice: true, implantableDevice: false, sterile: true, singleUse: false },
    }
    const { id, deviceNumber } = await createMaster(circle.author.api, named)
    const [listed] = await latestOf(deviceNumber)
    expect(listed).toMatchObject({ ...named, id, deviceNumber, versionNumber: '1.0', status: 'active' })
    await circle.draftOf(await circle.read(id))
    expect(await latestOf(deviceNumber)).toMatchObject([{ versionNumber: '2.0-draft', status: 'draft' }])
  })

  it('has no device type, and does not keep one that is sent [S1-3-13]', async () => {
    const record = await createMaster(circle.author.api, { deviceType: 'Active implantable' })
    expect(record).not.toHaveProperty('deviceType')
    expect(JSON.stringify(record)).not.toContain('Active implantable')
  })

  it('is the common ground of submissions for several countries [S1-1-05]', async () => {
    const { id } = await createMaster(circle.author.api, { targetCountries: ['EU', 'US', 'JP'] })
    for (const country of ['EU', 'US', 'JP']) {
      await createSubmission(circle.author.api, { masterDiId: id, targetCountries: [country] })
    }
    const { body } = await circle.author.api.call(submissionsApi.list, { query: { masterDiId: id } })
    expect(body.flatMap(({ targetCountries }) => targetCountries).toSorted()).toEqual(['EU', 'JP', 'US'])
  })
})

describe('versions', () => {
  it('a draft is edited under its number [S1-4.2-06, S1-4.2-07, S1-7.3-08]', async () => {
    const draft = await circle.draftOf(await createMaster(circle.author.api))
    const body = { brandName: 'Renamed', versionNumber: draft.versionNumber }
    const answer = await circle.author.api.call(masterDiApi.update, { id: draft.id, body })
    expect(answer.body).toMatchObject({ versionNumber: '2.0-draft', status: 'draft', brandName: 'Renamed' })
  })

  it('an archived one can be the ground of the next, a draft or pending one cannot [S1-4.2-12]', async () => {
    const first = await createMaster(circle.author.api)
    const second = await circle.draftOf(first)
    expect((await circle.read(second.id)).abilities.createVersion).toBe(false)
    const { pendingChange } = await circle.send(second)
    expect((await circle.read(second.id)).abilities.createVersion).toBe(false)
    await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id })
    const archived = await circle.read(first.id)
    expect(archived).toMatchObject({ status: 'archived', abilities: { createVersion: true } })
    const body = {
      ...archived,
      parentId: first.id,
      versionNumber: archived.nextVersionNumber,
      changeReason: 'Back',
    }
    const third = await circle.author.api.call(masterDiApi.create, { body })
    expect(third.body).toMatchObject({ versionNumber: '3.0-draft', parentId: first.id, status: 'draft' })
  })

  it('are listed by number, newest first; the records list has the latest not deleted [S1-4.2-17, S1-4.2-18, S1-4.2-20]', async () => {
    const first = await createMaster(circle.author.api, { versionNumber: '9.0' })
    const { pendingChange } = await circle.send(await circle.draftOf(first))
    await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id })
    const [tenth] = await latestOf(first.deviceNumber)
    expect(tenth?.versionNumber).toBe('10.0')
    const eleventh = await circle.draftOf(tenth as MasterRecord)
    const numbersOf = async () =>
      (await circle.author.api.call(masterDiApi.versions, { id: first.id })).body.map(
        (each) => each.versionNumber,
      )
    expect(await numbersOf()).toEqual(['11.0-draft', '10.0', '9.0'])
    const remove = (id: number) =>
      circle.admin.api.call(masterCommandsApi.delete, { id, body: { reason: 'Wrong' } })
    expect((await latestOf(first.deviceNumber)).map(({ id }) => id)).toEqual([eleventh.id])
    await remove(eleventh.id)
    expect((await latestOf(first.deviceNumber)).map(({ id }) => id)).toEqual([tenth?.id])
    await remove(tenth?.id ?? 0)
    await remove(first.id)
    expect(await latestOf(first.deviceNumber)).toEqual([])
    expect(await numbersOf()).toHaveLength(3)
  })
})

describe('requests', () => {
  it.each([
    ['update', masterCommandsApi.requestUpdate, 'S1-7.3-15, S1-4.2-10'],
    ['delete', masterCommandsApi.requestDelete, 'S1-7.3-16, S1-4.2-11'],
  ] as const)(
    'for an %s carry who, when and why; the name comes from the id [%s]',
    async (changeType, endpoint, _ids) => {
      const { id } = await createMaster(circle.author.api)
      const body = {
        id,
        changeReason: 'Because',
        assignedTo: circle.approver.id,
        assignedToName: 'Somebody else',
        dueDate,
      }
      const { pendingChange } = (await circle.author.api.call(endpoint, { id, body })).body
      expect(pendingChange).toMatchObject({
        changeType,
        masterDiId: id,
        changeReason: 'Because',
        assignedTo: circle.approver.id,
        assignedToName: circle.approver.name,
        dueDate,
      })
      const waiting = await circle.approver.api.call(requestsApi.list, { query: { masterDiId: id } })
      expect(waiting.body.map((change) => change.id)).toEqual([pendingChange.id])
    },
  )

  it('need neither assignee nor due date [S1-5-11]', async () => {
    for (const endpoint of [masterCommandsApi.requestUpdate, masterCommandsApi.requestDelete]) {
      const { id } = await createMaster(circle.author.api)
      const body = { changeReason: 'Because', assignedTo: null, dueDate: '' }
      const answer = await circle.author.api.call(endpoint, { id, body })
      expect(answer.body.pendingChange).toMatchObject({ assignedTo: null, dueDate: null })
    }
  })

  it('say what is wrong with the due date, which only a day past everywhere is [S1-5-12, S1-5-13]', async () => {
    const { id } = await createMaster(circle.author.api, { versionNumber: '1.0-draft' })
    const send = (day: string) =>
      circle.author.api.call(masterCommandsApi.sendForApproval, {
        id,
        body: { ...circle.sending, dueDate: day },
      })
    expect((await send('2026-11-18')).problem.issues).toEqual([
      { path: 'dueDate', message: 'Due date must be today or later. Please select a valid date.' },
    ])
    const missing = await circle.author.api.call(masterCommandsApi.sendForApproval, { id, body: {} })
    expect(missing.problem.issues?.map(({ path }) => path)).toEqual(['assignedUserId', 'dueDate'])
    // 08:00 UTC on the 20th: the 19th has not ended west of the date line.
    expect((await send('2026-11-19')).status).toBe(200)
  })
})
