import { expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { countryColumns, countryRowReader } from '#core/imports/country-row.ts'
import { guardFormulas } from '#core/imports/formula-guard.ts'
import { complete } from './fixtures/complete.ts'
import { full } from './fixtures/full.ts'
import { cn } from './index.ts'

/** The worksheet for China, and the upload that reads it. */

const context = { correlationId: 'c', messageId: 'm', createdAt: '2026-11-22T09:00:00.000Z' }
const table = (document: AnyDocument) => {
  const content = cn.files
    .find(({ id }) => id === 'csv')
    ?.write(document, { ...context, facts: new Set() }).content
  if (content === undefined || typeof content === 'string') throw new Error('A worksheet is a table')
  return content
}
const cellOf = (document: AnyDocument, column: string) => {
  const { columns, rows } = table(document)
  return rows[0]?.[columns.indexOf(column)]
}
const read = countryRowReader(cn.fields, cn)
function uploaded(document: AnyDocument, change: Readonly<Record<string, string>> = {}) {
  const { columns, rows } = table(document)
  expect(columns.filter((name) => !countryColumns(cn).includes(name))).toEqual([])
  const cells = columns.map((name, at) => change[name] ?? guardFormulas(rows[0]?.[at] ?? ''))
  return read(new Map(columns.map((name, at) => [name, at])), { row: 2, cells })
}
const stated = (...of: Parameters<typeof uploaded>) => {
  const result = uploaded(...of)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.row.stated
}
const sent = ({
  deviceName: _name,
  riskClass: _class,
  intendedUse: _use,
  declarationsChecked: _checked,
  ...document
}: AnyDocument) => document

it.each(['GS1', 'MA', 'AHM'])('says the coding system %s as the release does', (cnIssuingAgency) => {
  const document = { ...full, cnIssuingAgency }
  const xml = String(cn.files[0]?.write(document, { ...context, facts: new Set() }).content)
  const word = /<cpbsbmtxmc>(.*)<\/cpbsbmtxmc>/.exec(xml)?.[1]
  expect(cellOf(document, 'cpbsbmtxmc')).toBe(word)
  expect(word).toBe(cnIssuingAgency === 'MA' ? 'MA码(IDcode)' : cnIssuingAgency)
  expect(stated(document).cnIssuingAgency).toBe(cnIssuingAgency)
})

const spread: AnyDocument = {
  ...full,
  cnStorage: [
    { condition: '冷藏; 避光', lowest: -2, highest: 8, unit: '℃' },
    { condition: '"干燥", 常温' },
    { highest: 60, unit: '%' },
  ],
  cnContacts: [{ phone: '000-1' }, { email: 'udi@example.com', phone: '000-2' }],
}

it('keeps the rows of a list apart, whatever is in them', () => {
  expect(cellOf(spread, 'cchcztj')).toBe('"冷藏; 避光"; """干燥"", 常温"; ')
  expect(cellOf(spread, 'zdz')).toBe('-2; ; ')
  expect(cellOf(spread, 'qylxrcz')).toBe('')
})

it.each([
  ['everything', full],
  ['the bare needs', sentOf(complete)],
  ['rows with blanks and signs', spread],
  [
    'no production identifiers',
    { ...sentOf(full, 'productionIdentifiers'), cnNoProductionIdentifiers: true },
  ],
])('is read by the upload as what it was written from: %s', (_, document) => {
  expect(stated(document)).toEqual({ ...declaredNo(document), ...sent(document) })
})

it('names a cell that it cannot read by its column', () => {
  const result = uploaded(full, { qxlb: '别的', zgz: 'warm', bznhxyjcpbssl: '10; many' })
  expect('errors' in result && result.errors).toEqual([
    { field: 'qxlb', message: 'The hub does not know the word "别的"' },
    { field: 'bznhxyjcpbssl', message: '"many" is no number' },
    { field: 'zgz', message: '"warm" is no number' },
  ])
})

function sentOf(document: AnyDocument, ...without: readonly string[]): AnyDocument {
  return Object.fromEntries(Object.entries(sent(document)).filter(([field]) => !without.includes(field)))
}

/** Declarations that nobody has answered stand in a file as no. */
function declaredNo(document: AnyDocument): AnyDocument {
  return Object.fromEntries(cn.declarationsAsked(document).map((field) => [field, false]))
}
