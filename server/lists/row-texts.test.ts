import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Whole items of a list are kept as text, and say what is so at this moment all the same. */

let circle: RequestHub
let author: Person
beforeAll(async () => {
  circle = await startRequestHub()
  author = circle.author
})
afterAll(() => circle.close())

const ask = async (query: string, by = author) =>
  (await by.api.get<MasterRecord[]>(`/api/master-di?${query}`)).text
/** The same, made anew: a list without a limit is read row by row. */
const asMadeAnew = async (query: string, by = author) => ask(query.replace(/limit=\d+&/, ''), by)

/** A device, and how its versions are listed alone and found by its name. */
async function listed(fields: Readonly<Record<string, unknown>> = {}) {
  const deviceName = unique('Kept')
  const record = await createMaster(author.api, { deviceName, ...fields })
  const queries = [
    `limit=50&deviceNumber=${record.deviceNumber}`,
    `limit=50&search=${deviceName}`,
    'limit=50&sort=-updatedAt',
  ]
  const show = async (by = author) => {
    for (const query of queries) expect(await ask(query, by)).toBe(await asMadeAnew(query, by))
    const [item] = JSON.parse(await ask(queries[0] ?? '', by)) as MasterRecord[]
    if (!item) throw new Error('Not listed')
    return item
  }
  await show()
  return { record, show }
}

describe('an item that is kept', () => {
  it('shows an edit, of a text beyond Latin-1 too', async () => {
    const { record, show } = await listed()
    for (const brandName of ['Erste', '第二', null]) {
      await author.api.call(masterDiApi.update, { id: record.id, body: { brandName } })
      expect((await show()).brandName).toBe(brandName)
    }
  })

  it('shows what happens around its row: requests, newer versions, people', async () => {
    const { record, show } = await listed({ versionNumber: '1.0-draft' })
    const { pendingChange } = await circle.send(record)
    expect(await show()).toMatchObject({ status: 'pending-approval', pendingRequests: ['release'] })
    await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id, body: {} })
    expect(await show()).toMatchObject({ status: 'active', pendingRequests: [] })
    await circle.draftOf(await circle.read(record.id))
    expect((await show()).nextVersionNumber).toBe('3.0-draft')
    await circle.hub.hub.db
      .updateTable('users')
      .set({ first_name: 'Renamed' })
      .where('id', '=', author.id)
      .execute()
    expect((await show()).createdByName).toMatch(/^Renamed /)
  })

  it('says of each viewer what that one may do', async () => {
    const { show } = await listed()
    const reviewer = await person(circle.hub, ['technical-reviewer'])
    expect((await show()).abilities.createSubmission).toBe(true)
    expect((await show(reviewer)).abilities.createSubmission).toBe(false)
    expect((await show()).abilities.createSubmission).toBe(true)
  })

  it('is never half of one change and half of another', async () => {
    const { record } = await listed()
    const changes = async () => {
      for (let at = 0; at < 15; at += 1) {
        const name = `${record.deviceName} ${at}`
        await author.api.call(masterDiApi.update, {
          id: record.id,
          body: { deviceName: name, brandName: name },
        })
      }
    }
    const looks = async () => {
      for (let at = 0; at < 40; at += 1) {
        const query = at % 2 ? `limit=5&search=${record.deviceName}` : 'limit=5&sort=-updatedAt'
        for (const item of JSON.parse(await ask(query)) as MasterRecord[]) {
          if (item.id === record.id && item.revision > 1) expect(item.brandName).toBe(item.deviceName)
        }
      }
    }
    await Promise.all([changes(), looks(), looks()])
  })
})
