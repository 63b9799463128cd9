import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, unique } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Who made the versions of a device, who released them, and when each was in force. */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

const approve = (changeId: number) =>
  circle.approver.api.call(requestsApi.approve, { id: changeId, body: {} })
const edit = async (id: number) =>
  (
    await circle.author.api.call(masterDiApi.update, {
      id,
      body: { brandName: unique('B'), changeReason: 'Label' },
    })
  ).body
const atNow = () => circle.hub.clock.now().toISOString()
const later = () => circle.hub.clock.advance({ hours: 1 })

describe('the versions of a device', () => {
  it('say who released each, and from when to when it was in force', async () => {
    const { author, approver, admin } = circle
    const made = atNow()
    const first = await createMaster(author.api)
    later()
    const second = await circle.draftOf(first)
    later()
    const change = await circle.send(second)
    later()
    const released = atNow()
    await approve(change.pendingChange.id)
    later()
    const deleted = atNow()
    await admin.api.call(masterCommandsApi.delete, { id: second.id, body: { reason: 'Wrong device' } })
    const { body } = await author.api.call(masterDiApi.versions, { id: first.id })
    expect(body).toMatchObject([
      {
        versionNumber: '2.0',
        createdByName: author.name,
        approvedBy: approver.id,
        approvedByName: approver.name,
        approvedAt: released,
        validFrom: released,
        validTo: deleted,
      },
      {
        versionNumber: '1.0',
        createdByName: author.name,
        approvedBy: null,
        approvedByName: null,
        approvedAt: null,
        validFrom: made,
        // It is in force again, and nobody changed it.
        validTo: null,
        changedAt: null,
      },
    ])
  })

  it('say who changed what they say, and when, whatever happened to them afterwards', async () => {
    const { author, admin } = circle
    const first = await createMaster(author.api)
    later()
    const changed = atNow()
    const second = await circle.draftOf(await edit(first.id))
    await approve((await circle.send(second)).pendingChange.id)
    later()
    await admin.api.call(masterCommandsApi.delete, { id: second.id, body: { reason: 'Wrong device' } })
    const { body } = await author.api.call(masterDiApi.versions, { id: first.id })
    expect(body[1]).toMatchObject({
      status: 'active',
      changedAt: changed,
      changedByName: author.name,
      updatedByName: admin.name,
    })
  })
})

describe('an edit of a version in force', () => {
  async function imported(versionNumber: string): Promise<MasterRecord> {
    const deviceNumber = unique('I')
    const head = 'deviceNumber,versionNumber,deviceName,manufacturerName,targetCountries'
    const file = `${head}\n${deviceNumber},${versionNumber},n,m,EU\n`
    await circle.author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)
    const { body } = await circle.author.api.call(masterDiApi.list, { query: { deviceNumber } })
    if (!body[0]) throw new Error('Not imported')
    return body[0]
  }

  it('marks it as edited after approval, but not where a file brought it and nobody approved', async () => {
    expect((await edit((await createMaster(circle.author.api)).id)).editedAfterApproval).toBe(true)
    expect((await edit((await imported('1.0')).id)).editedAfterApproval).toBe(false)
    const draft = await imported('1.0-draft')
    await approve((await circle.send(draft)).pendingChange.id)
    expect((await edit(draft.id)).editedAfterApproval).toBe(true)
  })
})
