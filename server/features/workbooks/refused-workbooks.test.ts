import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '#tests/factories.ts'
import { laidOut } from '#tests/laid-out-workbook.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, zip } from '#tests/workbook.ts'
import { workbooksOf } from '#tests/workbook-client.ts'

/** What no workbook may hold, and what is no workbook: each told apart, in plain words. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const { load } = workbooksOf(() => user.api, 'AU', 'own')

describe('what cannot be filled', () => {
  const one = { sheets: [{ name: 'A', rows: [['UDI-DI', 'Brand Name']] }] } as const
  const compound = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
  ])
  const encrypted = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])
  const broken = laidOut(one).subarray(0, 900)
  const flipped = Buffer.from(laidOut(one))
  flipped[60] = (flipped[60] ?? 0) ^ 0xff
  const bomb = laidOut({
    ...one,
    more: [{ name: 'xl/media/zeros.bin', content: Buffer.alloc(160 * 1024 * 1024) }],
  })
  const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'

  it.each([
    ['macros', laidOut({ ...one, more: [{ name: 'xl/vbaProject.bin', content: 'x' }] }), 'contains macros'],
    ['the type of a workbook with macros', laidOut({ ...one, contentType: macroType }), 'contains macros'],
    [
      'links to other workbooks',
      laidOut({ ...one, more: [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }] }),
      'links to other workbooks',
    ],
    [
      'a data connection',
      laidOut({ ...one, more: [{ name: 'xl/connections.xml', content: '<a/>' }] }),
      'data connection',
    ],
    [
      'a signature',
      laidOut({ ...one, more: [{ name: '_xmlsignatures/sig1.xml', content: '<a/>' }] }),
      'signed digitally',
    ],
    ['a password', encrypted, 'is encrypted'],
    ['the Excel format used before 2007', compound, 'before 2007'],
    ['an end that is missing', broken, 'cannot be read'],
    ['bytes that were changed', flipped, 'cannot be read'],
    ['much more than it says', bomb, 'unpacks to more'],
    [
      'two parts of one name',
      laidOut({ ...one, more: [{ name: 'xl/workbook.xml', content: '<a/>' }] }),
      'two files of one name',
    ],
    ['no workbook', zip([{ name: 'a.txt', content: 'a' }]), 'no workbook'],
    ['nothing', Buffer.alloc(0), 'empty'],
    [
      'a cell nowhere',
      laidOut({ sheets: [{ name: 'A', rows: [['UDI-DI', 'x']], cells: { B1: cell('B', 'x') } }] }),
      'proper place',
    ],
    [
      'too many columns',
      laidOut({ sheets: [{ name: 'A', rows: [['UDI-DI', 'x']], cells: { B1: cell('ZZZ1', 'x') } }] }),
      'columns',
    ],
  ])('is a file with %s', async (_, bytes, why) => {
    const { status, text } = await load(bytes)
    expect([status, text]).toEqual([400, expect.stringContaining(why)])
  })

  it('is a file of another name', async () => {
    expect((await load(laidOut(one), 'a.xlsm')).text).toContain('with macros')
    expect((await load(laidOut(one), 'a.pdf')).status).toBe(415)
  })
})
