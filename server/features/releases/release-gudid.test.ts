import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import type { ReleaseComparison } from '#core/contract/release-comparison.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { type Person, person } from '#tests/factories.ts'
import { releaseTexts, releaseXml } from '#tests/gudid-release.ts'
import { gudidCsv } from '#tests/gudid-table.ts'
import { type VariedDevice, variedDevice, variedTable } from '#tests/gudid-variety.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What AccessGUDID publishes, beside what the hub has: exactly the seeded differences, in each of its forms. */

const count = 160
const all = Array.from({ length: count }, (_, n) => variedDevice(n))
/** Only the regulator has them; only the hub has them. */
const [added, missing] = [3, 4]
const own = all.slice(0, count - added)
const kept = all.slice(missing)

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  const address = '/api/imports?source=gudid'
  const { body } = await user.api.upload<ImportResult>(address, releaseXml(own), 'devices.xml')
  expect(body).toMatchObject({ successful: own.length, failed: 0 })
  // Half of them as submissions, the others compared by what one would begin with.
  const records = await user.api.call(masterDiApi.list, { query: { limit: 80 } })
  await user.api.call(submissionCopiesApi.copy, {
    body: { masterDiIds: records.body.map(({ id }) => id), countries: ['US'] },
  })
}, 300_000)
afterAll(() => hub.close())

/** What AccessGUDID says otherwise, and how the hub calls the field. */
const changes: readonly (readonly [
  field: string,
  kind: string,
  change: (device: VariedDevice) => VariedDevice,
])[] = [
  ['brandName', 'different', valued({ brandName: 'Another brand' })],
  ['modelNumber', 'different', valued({ versionModelNumber: 'Z-1' })],
  ['catalogueNumber', 'not-stated-there', valued({ catalogNumber: '' })],
  ['singleUse', 'different', (one) => flipped(one, 'singleUse')],
  ['usPrescriptionUse', 'different', (one) => flipped(one, 'rx')],
  ['mriSafety', 'different', valued({ MRISafetyStatus: 'MR Unsafe' })],
  ['usPublishDate', 'different', valued({ devicePublishDate: '2020-02-02' })],
  [
    'usPackages',
    'not-stated-there',
    (one) => ({ ...one, identifiers: one.identifiers.filter(({ type }) => type !== 'Package') }),
  ],
  [
    'usFdaProductCode',
    'different',
    (one) => ({ ...one, productCodes: [{ ...one.productCodes[0], productCode: 'ZZZ' }] }),
  ],
]

function valued(values: Readonly<Record<string, string>>) {
  return (one: VariedDevice): VariedDevice => ({ ...one, values: { ...one.values, ...values } })
}

const flipped = (one: VariedDevice, name: string): VariedDevice =>
  valued({ [name]: one.values[name] === 'true' ? 'false' : 'true' })(one)

/** A device of the files for each change, that has what the change takes away. */
const chosen: number[] = []
for (const [field] of changes) {
  const found = own.findIndex(
    (one, n) =>
      n > missing &&
      !chosen.includes(n) &&
      one.values.catalogNumber !== '' &&
      one.values.MRISafetyStatus !== 'MR Unsafe' &&
      one.productCodes.length === 1 &&
      (field !== 'usPackages' || one.identifiers.some(({ type }) => type === 'Package')),
  )
  if (found < 0) throw new Error(`No device for ${field}`)
  chosen.push(found)
}
const released = kept.map((one) => {
  const at = chosen.indexOf(all.indexOf(one))
  return changes[at]?.[2](one) ?? one
})
const stranger = valued({ companyName: 'Somebody Else, Inc.', dunsNumber: '999999999' })(variedDevice(9000))

const zip = (files: Iterable<readonly [string, string | Buffer]>) =>
  writeZip([...files].map(([name, content]) => ({ name, content: Buffer.from(content) })))
const compare = (content: string | Buffer, name: string) =>
  user.api.upload<ReleaseComparison>('/api/country-specific/release-comparison/US', content, name)

const half = Math.floor(released.length / 2)
const forms: readonly (readonly [string, string, () => string | Buffer, number])[] = [
  ['the export as CSV', 'devices.csv', () => gudidCsv(variedTable([...released, stranger])), 1],
  [
    'XML parts in an archive',
    'gudid_release.zip',
    () =>
      zip([
        ['FULLDownload_Part1_Of_2.xml', releaseXml(released.slice(0, half))],
        ['FULLDownload_Part2_Of_2.xml', releaseXml([...released.slice(half), stranger])],
      ]),
    2,
  ],
  [
    'the text files of a delimited release',
    'AccessGUDID_Delimited.zip',
    () => zip(releaseTexts([...released, stranger])),
    8,
  ],
]

describe.each(forms)('%s', (_, name, write, files) => {
  it('shows what was added, is missing and was changed, field by field, and nothing else', async () => {
    const { status, body } = await compare(write(), name)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      files,
      records: released.length + 1,
      problems: [],
      counts: {
        different: changes.length,
        'only-there': added,
        'only-here': missing,
        same: own.length - missing - changes.length,
      },
    })
    const of = (outcome: string) => body.rows.filter((row) => row.outcome === outcome)
    const codes = (list: readonly VariedDevice[]) => list.map(({ values }) => values.primaryDI).toSorted()
    expect(
      of('only-there')
        .map(({ udiDi }) => udiDi)
        .toSorted(),
    ).toEqual(codes(all.slice(-added)))
    expect(
      of('only-here')
        .map(({ udiDi }) => udiDi)
        .toSorted(),
    ).toEqual(codes(all.slice(0, missing)))
    const seen = of('different').flatMap(({ udiDi, differences }) =>
      differences.map(({ field, kind }) => `${udiDi} ${field} ${kind}`),
    )
    const seeded = changes.map(
      ([field, kind], at) => `${all[chosen[at] ?? 0]?.values.primaryDI} ${field} ${kind}`,
    )
    expect(seen.toSorted()).toEqual(seeded.toSorted())
    expect(JSON.stringify(body)).not.toContain('left out')
  })
})

describe('a file that is broken', () => {
  const texts = releaseTexts(kept)
  const without = (name: string, text: string) =>
    zip([...texts].map(([one, content]) => [one, one === name ? text : content]))
  const truncated = () => {
    const whole = zip(texts)
    return whole.subarray(0, whole.length - 200)
  }

  it.each<[string, string, () => string | Buffer, string[]]>([
    ['a truncated archive', 'full.zip', truncated, ['full.zip', 'broken']],
    ['XML without its end', 'part.xml', () => releaseXml(kept).slice(0, -300), ['part.xml', 'line']],
    ['XML that is something else', 'other.xml', () => '<other><a/></other>', ['other.xml', 'no record']],
    ['a CSV with other columns', 'x.csv', () => 'a,b\n1,2\n', ['x.csv', 'primaryDI']],
    [
      'text files without the column of the DI',
      'd.zip',
      () => without('device.txt', 'DI|brandName\n1|2\n'),
      ['device.txt', 'Line 1', 'primarydi'],
    ],
    ['no release at all', 'x.zip', () => zip([['readme.md', 'x']]), ['holds no']],
    ['nothing', 'x.csv', () => '', ['x.csv', 'empty']],
  ])('is refused with its name and place: %s', async (_, name, content, words) => {
    const refused = await compare(content(), name)
    expect(refused.status).toBe(400)
    const message = refused.problem?.issues?.[0]?.message ?? ''
    for (const word of words) expect(message).toContain(word)
  })

  it('beside others is told, and the others are read', async () => {
    const text = texts.get('deviceSizes.txt') ?? ''
    const { body } = await compare(
      without('deviceSizes.txt', `${text}${kept[0]?.values.primaryDI}|Length\n`),
      'd.zip',
    )
    expect(body.records).toBe(kept.length)
    expect(body.problems).toMatchObject([{ file: 'deviceSizes.txt' }])
    expect(body.problems[0]?.message).toContain('2 of 5 columns')
  })
})
