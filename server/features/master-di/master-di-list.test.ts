import { setImmediate as breathe } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterSortFields } from '#core/contract/list-filters.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { fold } from '#core/text/fold.ts'
import { createMaster, masterInput, type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { idPages } from '#tests/whole-list.ts'
import { masterList } from './master-di-list-queries.ts'

/** More than two keyset pages and more than the largest page. */
const devices = 1100
let hub: TestApp
let user: Person
let all: MasterRecord[] = []
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  await user.api.upload('/api/master-di/bulk-upload', gudidCsv(madeUpGudidTable(devices)))
  const base = { targetCountries: ['EU'], deviceFamily: 'Ränge', manufacturerName: 'Zürcher Öfen' }
  // Their numbers hold nothing that is searched for.
  const deviceNames = [
    'Ångström',
    'angst',
    'ANGEL',
    'Straße',
    'Strasse',
    'smørrebrød',
    '100% sure_thing',
    'back\\slash',
  ]
  for (const [at, deviceName] of deviceNames.entries()) {
    hub.clock.advance({ minutes: 1 })
    await createMaster(user.api, { ...base, deviceName, deviceNumber: `X${'ABCDEFGH'[at]}` })
  }
  const first = await createMaster(user.api, { ...base, deviceName: 'Versioned', deviceNumber: 'XV' })
  await createMaster(user.api, {
    deviceNumber: first.deviceNumber,
    versionNumber: '2.0-draft',
    changeReason: 'why',
    targetCountries: ['GB'],
  })
  all = (await user.api.get<MasterRecord[]>('/api/master-di')).body
})
afterAll(() => hub.close())

const list = (query: string) => user.api.get<MasterRecord[]>(`/api/master-di?${query}`)
const names = async (query: string) => (await list(query)).body.map((each) => each.deviceName)

/** What any text editor would find. */
const containing = (text: string) =>
  all.filter((each) =>
    [each.deviceNumber, each.deviceName, each.manufacturerName].some((value) =>
      fold(value ?? '').includes(fold(text)),
    ),
  )

/** Letters, digits and marks; in the middle and at the ends; with accents, in capitals; and what is nowhere. */
const shortTexts = [
  ...['s', 'Å', '1', '%', '\\', '_', 'ß', 'Z', '-', "'"],
  ...['st', 'ST', '25', 'ße', 'ör', 'Ö', 'zq', 'k\\', '0%', 'x9'],
  ...['ang', 'ÅNG', 'sse', '000', 'e_t', '%_%', '---', 'k s', 'rre', 'zqx'],
  ...['angs', 'ASSE', 'ZÜRI', 'fen', '0% s', 'me,', 'plai', '0001', '\\sla', 'zqxy'],
]

describe('the whole list', () => {
  it('has every version once, newest change first, and says how many [S1-7.3-01, S2-7-34]', async () => {
    const answer = await list('')
    expect(answer.total).toBe(devices + 10)
    expect(new Set(answer.body.map((each) => each.id)).size).toBe(devices + 10)
    const times = answer.body.map((each) => each.updatedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  // Each order once, up and down in turn: they all go the same way.
  it.each(masterSortFields.map((field, n) => (n % 2 === 0 ? (`-${field}` as const) : field)))(
    'by %s is what the pages are',
    async (sort) => {
      const fields = 'id'
      const { body: whole } = await user.api.call(masterDiApi.list, { query: { sort, fields } })
      expect(whole).toHaveLength(devices + 10)
      const pages: number[] = []
      for (let offset = 0; offset < devices + 10; offset += 1000) {
        pages.push(
          ...(
            await user.api.call(masterDiApi.list, { query: { sort, fields, limit: 1000, offset } })
          ).body.map((each) => each.id),
        )
      }
      expect(pages).toEqual(whole.map((each) => each.id))
    },
  )

  it('begins at an offset without a limit', async () => {
    const answer = await list('sort=deviceNumber&offset=5')
    expect(answer.body).toHaveLength(devices + 5)
    expect(answer.total).toBe(devices + 10)
  })

  it.each(['-updatedAt', 'deviceName'] as const)(
    'by %s has each once, however they move meanwhile',
    async (sort) => {
      const before = (await list(`sort=${sort}`)).body
      const [early, late] = [before[3], before.at(-3)]
      const seen: number[] = []
      for await (const ids of idPages(hub, user, masterList, { sort })) {
        seen.push(...ids)
        if (seen.length !== 500) continue
        hub.clock.advance({ minutes: 1 })
        await user.api.put(`/api/master-di/${early?.id}`, { deviceName: `zzz ${early?.deviceName}` })
        await user.api.put(`/api/master-di/${late?.id}`, { deviceName: `000 ${late?.deviceName}` })
      }
      for (const record of [early, late])
        await user.api.put(`/api/master-di/${record?.id}`, { deviceName: record?.deviceName })
      expect(seen.toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    },
  )

  it('with no match is an empty array', async () => {
    const answer = await list('deviceNumber=nothing')
    expect([answer.body, answer.total, answer.text]).toEqual([[], 0, '[]'])
  })
})

describe('sorting', () => {
  it('folds case and accents, the same on every database', async () => {
    const ours = 'manufacturerName=Z%C3%BCrcher%20%C3%96fen&latest=true'
    expect(await names(`sort=deviceName&${ours}`)).toEqual([
      '100% sure_thing',
      'ANGEL',
      'angst',
      'Ångström',
      'back\\slash',
      'smørrebrød',
      'Straße',
      'Strasse',
    ])
  })

  it('ends ties with the id', async () => {
    const { body } = await list('sort=status&limit=1000')
    const active = body.filter((each) => each.status === 'active').map((each) => each.id)
    expect(active).toEqual([...active].sort((a, b) => a - b))
  })
})

describe('searching', () => {
  it.each([
    ['ang', ['ANGEL', 'angst', 'Ångström']],
    ['ÅNGST', ['angst', 'Ångström']],
    ['strasse', ['Straße', 'Strasse']],
    ['  straße ', ['Straße', 'Strasse']],
    ['smorre', ['smørrebrød']],
    ['100%', ['100% sure_thing']],
    ['sure_', ['100% sure_thing']],
    ['e_t', ['100% sure_thing']],
    ['k\\s', ['back\\slash']],
    ['100', ['100% sure_thing']],
    ['zqx', []],
  ])('for %j finds it anywhere [S1-2.5-07]', async (text, expected) => {
    const ours = 'manufacturerName=Z%C3%BCrcher%20%C3%96fen'
    expect(await names(`sort=deviceName&${ours}&search=${encodeURIComponent(text)}`)).toEqual(expected)
  })

  it('finds whatever contains 40 texts of 1 to 4 characters, and nothing else', async () => {
    const found = new Map<string, number>()
    for (const text of shortTexts)
      found.set(text, (await list(`search=${encodeURIComponent(text)}&limit=1`)).total)
    expect([...found]).toEqual(shortTexts.map((text) => [text, containing(text).length]))
    expect(found.size).toBe(40)
  })

  it('finds the same with few matches and with many, page by page', async () => {
    for (const text of ['nordlicht', 'plain 1', '000', 's', 'å', '%', 'ße']) {
      const expected = new Set(containing(text).map(({ id }) => id))
      const answer = await list(`search=${encodeURIComponent(text)}&limit=1000`)
      expect([answer.total, answer.body.length]).toEqual([expected.size, Math.min(1000, expected.size)])
      expect(answer.body.every(({ id }) => expected.has(id))).toBe(true)
    }
  })
})

describe('filters', () => {
  it('take a value, several values, and each other', async () => {
    const count = async (query: string) => (await list(`${query}&limit=1`)).total
    expect(await count('country=EU')).toBe(9)
    expect(await count('country=UK')).toBe(1)
    expect(await count('country=EU&country=US')).toBe(devices + 9)
    expect(await count('region=europe')).toBe(10)
    expect(await count('region=europe&country=US')).toBe(devices + 10)
    expect(await count('region=nowhere')).toBe(0)
    expect(await count('status=draft')).toBe(1)
    expect(await count('status=draft&status=active')).toBe(devices + 10)
    expect(await count('status=draft&country=EU')).toBe(0)
    expect(await count('latest=true')).toBe(devices + 9)
    expect(await count('latest=false')).toBe(1)
    expect(await count('deviceFamily=R%C3%A4nge')).toBe(9)
    expect(await count('deviceFamily=Range')).toBe(0)
    expect(await count('manufacturerName=Acme%2C%20Inc.')).toBe(devices / 5)
    expect(await count('deviceName=Straße&deviceName=Strasse')).toBe(2)
  })
})

describe('a renamed device', () => {
  it('is found by what it is called now', async () => {
    const record = await createMaster(user.api, { deviceName: 'Qx' })
    expect((await list('search=qx')).body.map(({ id }) => id)).toEqual([record.id])
    await user.api.put(`/api/master-di/${record.id}`, { deviceName: 'Vw' })
    expect((await list('search=qx')).total).toBe(0)
    expect((await list('search=vw')).body.map(({ id }) => id)).toEqual([record.id])
    await user.api.delete(`/api/master-di/${record.id}`, { reason: 'Only for this' })
  })
})

describe('X-Total-Count', () => {
  it('is right at once after every kind of change', async () => {
    const total = async () => (await list('manufacturerName=Counted&limit=1')).total
    expect(await total()).toBe(0)
    const record = await createMaster(user.api, { manufacturerName: 'Counted' })
    expect(await total()).toBe(1)
    await user.api.upload(
      '/api/master-di/bulk-upload',
      'deviceNumber,deviceName,manufacturerName,targetCountries\nC1,a,Counted,EU\nC2,b,Counted,EU\n',
    )
    expect(await total()).toBe(3)
    await user.api.put(`/api/master-di/${record.id}`, { manufacturerName: 'No longer' })
    expect(await total()).toBe(2)
  })

  it('agrees with the list while others write', async () => {
    let writing = true
    const write = async () => {
      for (let n = 0; n < 30; n++)
        await user.api.post('/api/master-di', masterInput({ manufacturerName: 'Racing' }))
    }
    const writer = write().finally(() => {
      writing = false
    })
    let seen = 0
    while (writing) {
      const answer = await list('manufacturerName=Racing&limit=1000')
      // Counted before it is read: a record more in the list is one that came in between.
      expect(answer.total).toBeGreaterThanOrEqual(seen)
      expect(answer.body.length).toBeGreaterThanOrEqual(answer.total)
      seen = answer.body.length
      // With everything in one thread the writer only gets on when this does not.
      await breathe()
    }
    await writer
    expect((await list('manufacturerName=Racing&limit=1')).total).toBe(30)
  })
})

describe('stats', () => {
  it('count latest versions without archived and deleted ones [S1-2.5-02, S1-2.5-03, S1-2.5-04, S1-2.5-05, S1-4.2-19]', async () => {
    const other = await startTestApp()
    const { api } = await person(other)
    const make = (deviceFamily: string, manufacturerName: string) =>
      createMaster(api, { deviceFamily, manufacturerName })
    const [one, two, three] = [await make('A', 'M1'), await make('a', 'M1'), await make('', 'M2')]
    await createMaster(api, {
      deviceNumber: one.deviceNumber,
      versionNumber: '2.0-draft',
      changeReason: 'x',
      deviceFamily: 'A',
      manufacturerName: 'M1',
    })
    await make('gone', 'M3')
    await other.hub.db
      .updateTable('master_records')
      .set({ status: 'archived' })
      .where('manufacturer_name', '=', 'M3')
      .execute()
    await other.hub.db
      .updateTable('master_records')
      .set({ status: 'pending-approval' })
      .where('id', '=', two.id)
      .execute()
    expect((await api.call(masterDiApi.stats)).body).toEqual({
      total: 3,
      active: 2,
      pendingApproval: 1,
      families: 1,
      multiCountry: 3,
      byManufacturer: [
        { manufacturerName: 'M1', count: 2 },
        { manufacturerName: 'M2', count: 1 },
      ],
    })
    expect(three.deviceFamily).toBeNull()
    await other.close()
  })
})
