import type {
  AnyDocument,
  ColumnField,
  Field,
  FieldRow,
  FieldValue,
  GroupField,
} from '#core/dictionary/field.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { textOf } from '#core/imports/sheet-cell.ts'
import { masterNames } from '#core/imports/template-fields.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { requirementReader } from '#core/markets/required.ts'
import { compile } from '#core/rules/compile-condition.ts'
import { unique, uniqueGtin } from './factories.ts'

/*
 * Fills in templates as somebody does who has nothing but their columns: what a column is for, what may stand in it,
 * and what is still marked as required.
 */

/** Texts that follow a scheme, as the helps of their columns show it. */
const schemes: Readonly<Record<string, (of: AnyDocument) => FieldValue>> = {
  udiDi: () => uniqueGtin(),
  // A legacy device has its EUDAMED DI there: B- and its UDI-DI.
  basicUdiDi: ({ udiDi, registrationType }) =>
    registrationType === 'legacy' ? `B-${udiDi}` : codeOf(String(udiDi)),
  language: () => 'EN',
  emdnCode: () => 'A0101010102',
  manufacturerSrn: () => 'DE-MF-000000001',
  packProducerActorId: () => 'BE-PR-000000003',
  notifiedBody: () => '0123',
  notifiedBodyNumber: () => '0123',
  notifiedBodyName: () => 'Example Body',
  expiryDate: () => '2030-06-30',
  startDate: () => '2020-01-15',
  maximumReuses: () => 10,
}

function codeOf(udiDi: string): string {
  const code = generateGmnFromUdiDi(udiDi)
  return code.valid ? code.value : ''
}

/** The document of a row with these cells, and all that is asked for once they are there. */
export function filledIn(market: MarketModule, given: AnyDocument): AnyDocument {
  const reader = requirementReader(market)
  const read = (values: AnyDocument) => reader(values, '2026-11-20')
  let document: AnyDocument = { udiDi: uniqueGtin(), deviceName: unique('Device'), ...given }
  for (let step = 0; step < 40; step += 1) {
    const { missing } = read(document)
    if (missing.length === 0) return document
    for (const path of missing) document = withPath(market, document, path)
  }
  throw new Error(`Still missing: ${read(document).missing.join(', ')}`)
}

function withPath(market: MarketModule, document: AnyDocument, path: string): AnyDocument {
  const [id = '', row, column] = path.split('.')
  const field = market.fields[id]
  if (!field) throw new Error(`No column for ${path}`)
  if (field.type !== 'group') return { ...document, [id]: valueFor(market, document, id, field) }
  const rows = (document[id] ?? []) as readonly FieldRow[]
  // A table that is asked for takes a row; where it has one, another with the next code on offer.
  if (row === undefined)
    return { ...document, [id]: [...rows, firstCells(market, document, id, field, rows.length)] }
  const filled = rows.map((each, at) =>
    at === Number(row) && column
      ? { ...each, [column]: cellOf(market, document, id, column, field.columns[column]) }
      : each,
  )
  return { ...document, [id]: filled }
}

function firstCells(
  market: MarketModule,
  document: AnyDocument,
  id: string,
  { columns }: GroupField,
  place: number,
): FieldRow {
  const [first = ''] = Object.keys(columns)
  const ids = Object.keys(columns).filter(
    (column, at) => at === 0 || columns[column]?.type === 'boolean' || Object.keys(columns).length === 2,
  )
  const cells = ids.map((column) => [column, cellOf(market, document, id, column, columns[column])] as const)
  const code = offered(market, document, id, first)[place]
  return { ...Object.fromEntries(cells), ...(code !== undefined && { [first]: code }) }
}

function cellOf(
  market: MarketModule,
  document: AnyDocument,
  table: string,
  id: string,
  column?: ColumnField,
) {
  if (!column) throw new Error(`${table} has no column ${id}`)
  // As of the country a device was first placed in.
  if (column.type === 'boolean') return true
  return valueFor(market, document, table, column, id) as string
}

function valueFor(
  market: MarketModule,
  document: AnyDocument,
  id: string,
  field: Field,
  column?: string,
): FieldValue {
  const scheme = schemes[column ?? id]
  if (scheme) return scheme(document)
  switch (field.type) {
    case 'boolean':
      return false
    case 'integer':
    case 'decimal':
      return 1
    case 'date':
      return '2026-01-15'
    case 'code':
    case 'codes': {
      const code = offered(market, document, id, column)[0] ?? field.codes[0]?.code ?? ''
      return field.type === 'code' ? code : [code]
    }
    case 'text':
    case 'long-text':
      return unique('Text')
    case 'group':
      return []
  }
}

/** The codes the form offers now. */
function offered(
  { regulatorFields }: MarketModule,
  document: AnyDocument,
  id: string,
  column?: string,
): readonly string[] {
  const regulatorField = regulatorFields[id]
  const offer = regulatorField?.offered?.find(
    (one) => one.column === column && (one.when === undefined || compile(one.when)(document, new Set())),
  )
  return offer?.codes ?? (column === undefined ? (regulatorField?.codes ?? []) : [])
}

/** Rows as a file, cells in words; a value without a column in the template is a mistake of the test's subject. */
export function fileOf(
  market: MarketModule,
  columns: readonly string[],
  rows: readonly AnyDocument[],
  more: (row: AnyDocument) => Readonly<Record<string, string>> = () => ({}),
): string {
  const known = new Set(columns)
  const lines = rows.map((row) => {
    const cells = new Map(Object.entries(more(row)))
    for (const [id, value] of Object.entries(row)) {
      const name = masterNames[id] ?? id
      const field = market.fields[id]
      if (!known.has(name) || !field) throw new Error(`The template has no column ${name}`)
      cells.set(name, textOf(field, value))
    }
    return columns.map((name) => `"${(cells.get(name) ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return [columns.join(','), ...lines].join('\n')
}

/** Devices of every kind EUDAMED has, by what somebody knows of them. */
export const kindsOfDevices: readonly (readonly [name: string, given: AnyDocument])[] = [
  ...['class-i', 'class-iia', 'class-iib', 'class-iii'].map(
    (riskClass) => [`MDR ${riskClass}`, { riskClass }] as const,
  ),
  ...['class-a', 'class-b', 'class-c', 'class-d'].map(
    (riskClass) => [`IVDR ${riskClass}`, { riskClass, emdnCode: 'W0105010117' }] as const,
  ),
  ['procedure pack', { legislation: 'SPP', riskClass: 'class-iia', multiComponentType: 'PROCEDURE_PACK' }],
  ['system', { legislation: 'SPP', riskClass: 'class-i', multiComponentType: 'SYSTEM' }],
  ['MDD', { legislation: 'MDD', riskClass: 'class-iia', registrationType: 'legacy' }],
  ['AIMDD', { legislation: 'AIMDD', riskClass: 'aimdd', registrationType: 'legacy' }],
  [
    'IVDD',
    { legislation: 'IVDD', riskClass: 'ivd-general', registrationType: 'legacy', emdnCode: 'W0105010117' },
  ],
]
