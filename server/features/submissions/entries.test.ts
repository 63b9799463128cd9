import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import {
  createMaster,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  unique,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The second view of the EU submissions: the same store under other names (decisions D9, D10). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const entries = '/api/eudamed-udi-submissions'
const required =
  'Please fill in all required fields (UDI, Basic UDI, Device Number, Device Name, Manufacturer Name)'
const five = (overrides: Record<string, unknown> = {}) => ({
  udi: '09521000000013',
  basicUdi: unique('BASIC'),
  deviceNumber: unique('SCI'),
  deviceName: unique('Scissors'),
  manufacturerName: 'Example Instruments',
  ...overrides,
})
const post = (body: Record<string, unknown>) => user.api.post<Entry>(entries, body)
const put = (id: number, body: Record<string, unknown>) => user.api.put<Entry>(`${entries}/${id}`, body)
const get = (id: number) => user.api.get<Entry>(`${entries}/${id}`)
const first = (id: number) => user.api.get<Submission>(`/api/submissions/${id}`)
const list = (query: string) => user.api.get<Entry[]>(`${entries}?${query}`)
const numbers = (items: readonly { id: number }[]) => items.map(({ id }) => id)

describe('the second view', () => {
  const given = five({
    status: 'approved-eudamed',
    eudamedData: {
      riskClass: 'class-i',
      sterile: true,
      tradeNames: [{ language: 'EN', text: 'Snip' }],
      status: 'validated',
      udiDi: 'another',
      masterDiId: 1,
      targetCountries: ['US'],
    },
  })
  let id = 0

  it('takes named values and eudamedData, and is a draft whatever is said [S2-2.3-09, S2-3-45, S2-4-16, S2-7-29]', async () => {
    const made = await post(given)
    expect(made.status).toBe(201)
    const { eudamedData } = made.body
    ;({ id } = made.body)
    const { eudamedData: _, status: __, ...names } = given as Record<string, unknown>
    expect(made.body).toMatchObject({ ...names, status: 'draft', masterDiId: null, revision: 1 })
    expect(eudamedData).toMatchObject({ riskClass: 'class-i', sterile: true, emdnCode: null })
    expect(Object.keys(eudamedData)).not.toContain('udiDi')
    expect(Object.keys(made.body)).toEqual(
      expect.arrayContaining([
        ...[
          'id',
          'udi',
          'basicUdi',
          'deviceNumber',
          'deviceName',
          'manufacturerName',
          'status',
          'eudamedData',
        ],
      ]),
    )
  })

  it('saves what the first shows, and shows what the first saves; two identifiers only have other names [S2-2.3-02, S2-3-46]', async () => {
    expect((await first(id)).body).toMatchObject({
      udiDi: given.udi,
      basicUdiDi: given.basicUdi,
      deviceNumber: given.deviceNumber,
      targetCountries: ['EU'],
      riskClass: 'class-i',
      tradeNames: [{ language: 'EN', text: 'Snip' }],
      status: 'draft',
    })

    const other = { emdnCode: 'A010101', registrationType: 'new-basic', revision: 1 }
    expect((await user.api.put(`/api/submissions/${id}`, other)).status).toBe(200)
    const seen = await get(id)
    expect(seen.body.eudamedData).toMatchObject({ emdnCode: 'A010101', riskClass: 'class-i' })
  })

  it('has a GET and a PUT of its own [S2-OPEN-04]', async () => {
    const again = await put(id, { deviceNumber: 'OTHER-1', eudamedData: { riskClass: null }, revision: 2 })
    expect(again.body).toMatchObject({ deviceNumber: 'OTHER-1', revision: 3, deviceName: given.deviceName })
    expect(again.body.eudamedData).toMatchObject({ riskClass: null, emdnCode: 'A010101', sterile: true })
    // A number alone is a change as well, and the trail tells it.
    expect((await put(id, { deviceNumber: 'OTHER-2' })).body).toMatchObject({ revision: 4 })
    const { body: trail } = await user.api.get<{ changesData: { changes: unknown } }[]>(
      '/api/audit-trail?entityType=submission&limit=1',
    )
    expect(trail[0]?.changesData.changes).toEqual([{ field: 'deviceNumber', from: 'OTHER-1', to: 'OTHER-2' }])
    expect((await list('search=other-2&fields=deviceNumber')).body).toMatchObject([{ id }])
    const stale = await put(id, { udi: '1', revision: 1 })
    expect([stale.status, stale.problem.type]).toEqual([409, 'stale_record'])
    expect(stale.problem.record).toMatchObject({ id, udi: given.udi, revision: 4 })
  })

  it('demands its own five at saving, the first view its own [S2-5-07, S2-5-15]', async () => {
    const none = await post({ deviceName: ' ', eudamedData: { riskClass: 'huge' } })
    expect(none.status).toBe(400)
    expect(none.problem.issues?.map(({ path }) => path)).toEqual(['eudamedData.riskClass'])
    const blank = await post({ deviceName: ' ' })
    expect(blank.problem.issues).toEqual(
      ['udi', 'basicUdi', 'deviceNumber', 'deviceName', 'manufacturerName'].map((path) => ({
        path,
        message: required,
      })),
    )
    expect(blank.problem.message).toBe(required)
    const { body } = await post(five())
    const cleared = await put(body.id, { manufacturerName: null })
    expect(cleared.problem.issues).toEqual([{ path: 'manufacturerName', message: required }])
    const { deviceName, basicUdi: basicUdiDi } = body
    const byFirst = await user.api.post('/api/submissions', {
      deviceName,
      basicUdiDi,
      targetCountries: ['EU'],
    })
    expect(byFirst.problem.issues?.map(({ path }) => path).toSorted()).toEqual([
      'emdnCode',
      'registrationType',
      'riskClass',
    ])
    // What the other view did not ask for keeps no correction out.
    expect((await user.api.put(`/api/submissions/${body.id}`, { deviceDescription: 'Sharp' })).status).toBe(
      200,
    )
    const own = await put(body.id, { eudamedData: { marketAvailability: [{ country: 'XX' }] } })
    expect(own.problem.issues?.map(({ path }) => path)).toEqual(['eudamedData.marketAvailability.0.country'])

    const master = await createMaster(user.api)
    const derived = await createSubmission(user.api, {
      ...euSubmissionInput({ udiDi: '09521000000020', manufacturerName: 'Example' }),
      masterDiId: master.id,
    })
    const number = await put(derived.id, { deviceNumber: 'mine' })
    expect(number.problem.issues?.map(({ path }) => path)).toEqual(['deviceNumber'])
    const same = await put(derived.id, { deviceNumber: master.deviceNumber, deviceName: 'New name' })
    expect([same.status, same.body.deviceNumber]).toEqual([200, master.deviceNumber])
    // Those of several records at once, as lists of records ask for them.
    const ofRecords = await user.api.get<Submission[]>(
      `/api/submissions?masterDiIds=${master.id}&masterDiIds=none&fields=status`,
    )
    expect(numbers(ofRecords.body)).toEqual([derived.id])
  })

  it('has EU submissions alone, in every status [S2-2.3-03, S2-4-02, S2-4-15, S2-7-28]', async () => {
    const us = await user.api.post<Submission>('/api/submissions', {
      deviceName: 'Pump',
      targetCountries: ['US'],
    })
    expect(us.status).toBe(201)
    expect((await get(us.body.id)).status).toBe(404)
    expect((await put(us.body.id, five())).status).toBe(404)
    const basicUdi = unique('FAMILY')
    for (const status of submissionStatuses) {
      const { body } = await post(five({ basicUdi }))
      await hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', body.id).execute()
    }
    const { body: all } = await list('limit=1000')
    expect(numbers(all)).not.toContain(us.body.id)
    const ofFamily = all.filter((entry) => entry.basicUdi === basicUdi)
    expect(ofFamily.map(({ status }) => status)).toEqual([...submissionStatuses])
    expect(new Set(ofFamily.map(({ sameBasicUdi }) => sameBasicUdi))).toEqual(new Set([8]))
    expect((await list(`status=rejected&search=${basicUdi}`)).total).toBe(1)
  })

  it('lists families together, and those without a Basic UDI-DI last', async () => {
    const loose = await user.api.post<Submission>('/api/submissions', {
      masterDiId: (await createMaster(user.api)).id,
      deviceName: 'Loose',
      riskClass: 'class-i',
      intendedUse: 'To cut',
    })
    const { body: up } = await list('sort=basicUdi&limit=1000')
    expect(up.at(-1)).toMatchObject({ id: loose.body.id, basicUdi: null, sameBasicUdi: 1 })
    const codes = up.flatMap(({ basicUdi }) => basicUdi ?? [])
    expect(codes).toEqual(codes.toSorted())
    const { body: down } = await list('sort=-basicUdi&limit=1000')
    expect(down.flatMap(({ basicUdi }) => basicUdi ?? [])).toEqual(codes.toReversed())
    expect(down.at(-1)?.basicUdi).toBeNull()
    const second = await list('sort=basicUdi&limit=3&offset=2')
    expect(numbers(second.body)).toEqual(numbers(up).slice(2, 5))
  })
})
