import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importPreviewsApi, type PreviewChange, type PreviewKind } from '#core/contract/import-previews.ts'
import { openSession } from '#server/platform/session.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a look at a file refuses, and what it forgets. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const look = (kind: PreviewKind, content: string, name?: string, who: Pick<Person, 'api'> = user) =>
  lookAt(who.api, kind, content, name)
const change = (id: number, body: PreviewChange, who = user) =>
  who.api.call(importPreviewsApi.change, { id, body })

describe('what is refused', () => {
  const header = 'deviceNumber,deviceName,manufacturerName,targetCountries'

  it('is a sixth: the oldest makes room; and one that was cancelled', async () => {
    const ids: number[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await look('master-di', `${header}\n${unique('S')},N,M,EU`)).id)
    const [oldest = 0, second = 0, ...others] = ids
    const status = async (id: number) => (await user.api.call(importPreviewsApi.get, { id })).status
    expect([await status(oldest), await status(second)]).toEqual([404, 200])
    for (const id of [second, ...others]) {
      expect((await user.api.call(importPreviewsApi.cancel, { id })).body).toEqual({ id })
      expect(await status(id)).toBe(404)
    }
  })

  it('is a mapping that cannot be meant, with all its problems at once', async () => {
    const { id } = await look('master-di', `${header}\n${unique('H')},,M,EU`)
    const { problem } = await change(id, {
      mapping: [
        { column: 9, field: 'brandName' },
        { column: 1, field: 'deviceNumber' },
        { column: 2, field: '__proto__' },
      ],
      cells: [
        { row: 999, column: 0, text: 'x' },
        { row: 2, column: 77, text: 'x' },
      ],
    })
    expect(problem.issues?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'mapping.0.column: The file has no column 9',
      'mapping.2.field: No column can be read as __proto__',
      'mapping: Columns 1 and 2 cannot both be read as deviceNumber',
      'cells.0.row: Row 999 is none of the rows with problems',
      'cells.1.column: The file has no column 77',
    ])
  })

  it('is a cell larger than any spreadsheet has', async () => {
    const { id } = await look('master-di', `${header}\n${unique('L')},,M,EU`)
    const typed = (text: string) => change(id, { cells: [{ row: 2, column: 1, text }] })
    expect((await typed('x'.repeat(40_000))).status).toBe(400)
    expect((await typed('x'.repeat(10_000_000))).status).toBe(413)
    expect((await typed('\0')).status).toBe(400)
    expect((await typed('x'.repeat(30_000))).body.counts.refused).toBe(1)
  })

  it('is a file nobody may send, or that is none', async () => {
    const reader = await person(hub, ['quality-manager'])
    for (const kind of ['master-di', 'operators']) {
      const answer = await reader.api.upload(`/api/imports/previews?kind=${kind}`, 'a\nb')
      expect(answer.status).toBe(403)
    }
    const send = (content: string, name: string) =>
      user.api.upload('/api/imports/previews?kind=master-di', content, name)
    expect((await send('%PDF-1.7', 'label.pdf')).status).toBe(415)
    expect((await send('deviceNumber', 'empty.csv')).status).toBe(400)
    expect((await user.api.upload('/api/imports/previews?kind=nothing', 'a\nb')).status).toBe(400)
  })

  it('is changing or importing what somebody saw before it was changed elsewhere', async () => {
    const { id, revision } = await look('master-di', `${header}\n${unique('T')},N,Maker,EU`)
    const map = (column: number) => ({ mapping: [{ column, field: 'brandName' }], revision })
    const first = await change(id, map(1))
    expect([first.status, first.body.revision]).toEqual([200, revision + 1])
    const cells = [{ row: 2, column: 0, text: 'x' }]
    const late = [
      await change(id, map(2)),
      await change(id, { cells, revision }),
      await user.api.call(importPreviewsApi.commit, { id, query: { revision } }),
    ]
    for (const answer of late) expect([answer.status, answer.problem.type]).toEqual([409, 'stale_record'])
    const { body } = await user.api.call(importPreviewsApi.get, { id })
    expect(body.columns.map(({ field }) => field)).toEqual(first.body.columns.map(({ field }) => field))
    const query = { revision: body.revision }
    expect((await user.api.call(importPreviewsApi.commit, { id, query })).status).toBe(200)
  })

  it('is importing one file twice at once', async () => {
    const { id } = await look('master-di', `${header}\n${unique('T')},N,M,EU`)
    const answers = await Promise.all([1, 2].map(() => user.api.call(importPreviewsApi.commit, { id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})

describe('a preview nobody came back to', () => {
  it('is forgotten with its file after a day', async () => {
    const file = 'deviceNumber,deviceName'
    const { id } = await look('master-di', `${file}\n${unique('E')},`)
    hub.clock.advance({ hours: 24 })
    const token = await hub.hub.db.transaction().execute((tx) => openSession(tx, user.id, hub.hub.now()))
    const api = hub.api(token)
    expect((await api.call(importPreviewsApi.get, { id })).status).toBe(404)
    await look('master-di', `${file}\n${unique('E')},`, 'next.csv', { api })
    const kept = await hub.hub.db.selectFrom('import_preview_pieces').select('preview_id').execute()
    expect(kept.map(({ preview_id }) => preview_id)).not.toContain(id)
  })
})
