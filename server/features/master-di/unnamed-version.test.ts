import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** A row that names no version is about the version in force, else about the newest draft. */
describe('a row without a version', () => {
  let circle: RequestHub
  beforeAll(async () => {
    circle = await startRequestHub()
  })
  afterAll(() => circle.close())

  const upload = async ({ deviceNumber }: MasterRecord, shelfLife: number) => {
    const csv = `deviceNumber,shelfLife\n${deviceNumber},${shelfLife}`
    const { body } = await circle.author.api.upload<ImportResult>('/api/master-di/bulk-upload', csv)
    return body
  }
  const differing = async (id: number) => (await circle.author.api.call(jobsApi.otherValues, { id })).body

  it('is about the version in force, also where an earlier one is archived', async () => {
    const first = await createMaster(circle.author.api, { shelfLife: 36 })
    const second = await circle.draftOf({ ...first, shelfLife: 24 })
    const { pendingChange } = await circle.send(second)
    await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id, body: {} })
    expect(await upload(first, 24)).toMatchObject({ skipped: 1, failed: 0 })
    const { jobId, ...result } = await upload(first, 12)
    expect(result).toMatchObject({ otherValues: 1, updatable: 1 })
    const subject = `Device ${first.deviceNumber} version 2.0`
    expect(await differing(jobId)).toMatchObject([{ recordId: second.id, subject, problem: null }])
  })

  it('is about the version in force where the next one is a draft', async () => {
    const first = await createMaster(circle.author.api, { shelfLife: 36 })
    await circle.draftOf({ ...first, shelfLife: 24 })
    expect(await upload(first, 36)).toMatchObject({ skipped: 1, failed: 0 })
  })

  it('is about the draft where no version is in force', async () => {
    const draft = await createMaster(circle.author.api, { shelfLife: 36, versionNumber: '2.0-draft' })
    expect(await upload(draft, 36)).toMatchObject({ skipped: 1, failed: 0 })
  })
})
