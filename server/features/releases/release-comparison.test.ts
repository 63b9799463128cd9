import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseComparison } from '#core/contract/release-comparison.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { full } from '#core/markets/cn/fixtures/full.ts'
import { cn } from '#core/markets/cn/index.ts'
import { spoolPieces } from '#server/files/spooled-file.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { actorOf, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { compareRelease } from './release-comparison.ts'
import { readRelease } from './release-reading.ts'

/** What a regulator has published, beside what the hub has. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  for (const document of [same, changed, absent])
    await user.api.call(submissionsApi.create, { body: { ...document, targetCountries: ['CN'] } })
})
afterAll(() => hub.close())

const same: AnyDocument = full
const changed: AnyDocument = {
  ...full,
  udiDi: '09521234000112',
  directMarkingDi: '09521234000112',
  cnPackages: [],
}
const absent: AnyDocument = { ...full, udiDi: '09521234000129', directMarkingDi: '09521234000129' }

const context = {
  correlationId: 'c',
  messageId: 'm',
  createdAt: '2026-11-22T09:00:00.000Z',
  facts: new Set<string>(),
}
const part = (document: AnyDocument) => String(cn.files[0]?.write(document, context).content)
const zip = (...contents: readonly (readonly [string, string | Buffer])[]) =>
  writeZip(contents.map(([name, content]) => ({ name, content: Buffer.from(content) })))
const compare = (content: string | Buffer, name: string, country = 'CN') =>
  user.api.upload<ReleaseComparison>(`/api/country-specific/release-comparison/${country}`, content, name)

const { release } = cn
if (!release) throw new Error('China reads releases')
async function* pieces(bytes: Buffer) {
  yield bytes
}

describe('the comparison with a release', () => {
  it('finds exactly what differs, in parts and zips in zips, and nothing of strangers', async () => {
    const added = { ...full, udiDi: '09521234000136', modelNumber: 'Z-1' }
    const stranger = {
      ...full,
      udiDi: '09521234000143',
      cnCreditCode: '91110000MA00ZZZZ1X',
      cnRegistrantName: '别的公司',
    }
    const daily = zip(
      ['UDID_PART1_Of_2.xml', part(same)],
      ['UDID_PART2_Of_2.xml', part({ ...changed, modelNumber: 'Y-13', brandName: undefined })],
    )
    const weekly = zip(
      ['a.zip', daily],
      ['b.zip', zip(['c.xml', part(added)], ['d.xml', part(stranger)])],
      ['e.xml', '<no/>'],
    )
    const { status, body } = await compare(weekly, 'UDID_WEEKLY_UPDATE.zip')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      files: 5,
      records: 4,
      counts: { different: 1, 'only-there': 1, same: 1, 'only-here': 1 },
      problems: [{ file: 'e.xml' }],
    })
    expect(body.rows.map(({ outcome, udiDi }) => [outcome, udiDi])).toEqual([
      ['different', changed.udiDi],
      ['only-there', added.udiDi],
      ['same', same.udiDi],
      ['only-here', absent.udiDi],
    ])
    expect(body.rows[0]?.differences).toMatchObject([
      { field: 'brandName', kind: 'not-stated-there', here: '示例', there: null },
      { field: 'modelNumber', kind: 'different', here: 'X-12', there: 'Y-13' },
    ])
  })

  it('takes one part alone', async () => {
    const { body } = await compare(part(same), 'part.xml')
    expect(body).toMatchObject({ files: 1, records: 1, counts: { same: 1, 'only-here': 2 } })
  })

  it('refuses what is no release, and archives that climb or burst', async () => {
    for (const [content, name] of [
      ['<other/>', 'x.xml'],
      ['not xml', 'x.xml'],
      [zip(['readme.txt', 'x']), 'x.zip'],
      [zip(['../x.xml', part(same)]), 'x.zip'],
      [zip(['x.xml', Buffer.alloc(60 * 1024 * 1024)]), 'x.zip'],
      [Buffer.from('PK\u0003\u0004 broken'), 'x.zip'],
    ] as const) {
      const refused = await compare(content, name)
      expect(refused.status, name).toBe(400)
      expect(refused.problem?.issues?.[0]?.path).toBe('file')
    }
  })

  it('waits for nobody: while one file is read, another is refused with words', async () => {
    const bytes = Buffer.from(part(same))
    const signals = new EventEmitter()
    const begun = once(signals, 'begun')
    const slow = async function* () {
      const held = once(signals, 'go on')
      signals.emit('begun')
      await held
      yield bytes
    }
    const file = await spoolPieces('slow.xml', 'release', pieces(bytes))
    const first = readRelease(hub.hub, release, { ...file, read: slow }, () => true)
    await begun
    const refused = await compare(part(same), 'part.xml')
    expect(refused.status).toBe(409)
    expect(refused.problem.message).toContain('reading another published file')
    signals.emit('go on')
    expect(await first).toMatchObject({ records: 1 })
    await file.close()
    expect((await compare(part(same), 'part.xml')).status).toBe(200)
  })

  it('reads the file for its hash before it opens a transaction', async () => {
    const order: string[] = []
    const file = await spoolPieces('part.xml', 'release', pieces(Buffer.from(part(same))))
    const watched = {
      ...file,
      hash: () => {
        order.push('hash')
        return file.hash()
      },
    }
    const now = () => {
      order.push('transaction')
      return hub.hub.now()
    }
    await compareRelease({ ...hub.hub, now }, actorOf(user), cn, watched)
    await file.close()
    expect(order).toEqual(['hash', 'transaction'])
  })

  it('is there only where files are read', async () => {
    expect((await compare(part(same), 'x.xml', 'JP')).status).toBe(404)
    expect((await compare(part(same), 'x.xml', 'XX')).status).toBe(404)
  })
})
