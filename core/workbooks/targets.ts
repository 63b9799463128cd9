import type { ColumnField, Field } from '#core/dictionary/field.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import { type ColumnTarget, shortNames, spokenName } from '#core/imports/column-proposals.ts'
import type { MarketForm, RegulatorField } from '#core/markets/market.ts'
import { columnHeadings, tableHeadings } from './column-headings.ts'

/**
 * What a column of a workbook can be filled with: a field of the submission; a column of one of its tables, for a sheet
 * with a row for each of the table's rows; or whether a field of several codes has one of them.
 */
export interface FillTarget extends ColumnTarget {
  /** Those of its names that are the regulator's. */
  readonly official: readonly string[]
  readonly label: string
  readonly field: string
  readonly document: string
  readonly column?: string
  readonly code?: string
  /** The table whose rows it is of. */
  readonly per: string | null
  readonly kind: Field['type']
  /** The market's form asks for it; others can be filled all the same, where a submission has them. */
  readonly asked: boolean
}

/** One row of a sheet stands for a device, or for a row of one of its tables. */
export interface RowKind {
  readonly per: string | null
  readonly label: string
}

type Of = Pick<MarketForm, 'fields' | 'regulatorFields'>

export function targetsOf({ fields, regulatorFields }: Of): readonly FillTarget[] {
  return Object.entries(fields).flatMap(([id, field]): FillTarget[] => {
    const regulator = regulatorFields[id]
    const asked = regulator !== undefined
    const label = regulator?.label ?? field.label
    const official = officialOf(regulator)
    const names = [id, label, ...official, ...namesOf(id, field)]
    if (field.type === 'group') return tableTargets(id, { label, columns: field.columns, asked, regulator })
    const whole: FillTarget = {
      field: id,
      document: id,
      label,
      names,
      official,
      per: null,
      kind: field.type,
      asked,
    }
    if (field.type !== 'codes' || field.codes.length > mostTicks) return [whole]
    const ticks = field.codes.map(
      (code): FillTarget => ({
        ...{ field: `${id}=${code.code}`, document: id, code: code.code, per: null, kind: 'boolean', asked },
        label: `${label}: ${code.label}`,
        official: regulator?.codeHeadings?.[code.code] ?? [],
        names: [
          `${label}: ${code.label}`,
          code.label,
          ...(regulator?.codeHeadings?.[code.code] ?? []),
          spokenName(code.code.toLowerCase().replaceAll('_', ' ')),
          ...(ticked[code.code] ?? []),
        ],
      }),
    )
    return [whole, ...ticks]
  })
}

/** More codes than a regulator would head a column each with. */
const mostTicks = 12

/** What a UDI carries, as columns of yes and no are headed. */
const ticked: Readonly<Record<string, readonly string[]>> = {
  BATCH_NUMBER: ['lot or batch number', 'controlled by lot or batch number', 'controlled by lot or batch', 'controlled by lot number', 'controlled by batch number', 'lot number', 'batch number', 'lot/batch', 'controlled by lot', 'lot', 'batch', 'chargennummer', 'numéro de lot', 'número de lote', 'lote', '批号', '生产批号', '로트번호', 'ロット番号'],
  SERIALISATION_NUMBER: ['serial number', 'serialisation number', 'controlled by serial number', 'seriennummer', 'numéro de série', 'número de serie', 'número de série', '序列号', '일련번호', 'シリアル番号'],
  MANUFACTURING_DATE: ['manufacturing date', 'date of manufacture', 'controlled by manufacturing date', 'herstellungsdatum', 'date de fabrication', 'fecha de fabricación', 'data de fabricação', '生产日期', '제조연월', '製造年月日'],
  EXPIRATION_DATE: ['expiration date', 'expiry date', 'use by date', 'controlled by expiration date', 'verfallsdatum', 'date de péremption', 'fecha de caducidad', 'fecha de vencimiento', 'data de validade', '失效日期', '사용기한', '使用期限'],
} // biome-ignore format: a table

/** What the regulator calls it. */
const officialOf = (regulator: RegulatorField | undefined): readonly string[] =>
  [regulator?.id, ...(regulator?.headings ?? []), regulator?.label, regulator?.column].filter(
    (name) => name !== undefined,
  )

const namesOf = (id: string, field: Field): readonly string[] => [
  field.label,
  ...shortNames(field.regulatorNames),
  ...(columnHeadings[id] ?? []),
  ...(known[id] ?? []),
]
const known: Readonly<Record<string, readonly string[]>> = otherColumnNames.devices

interface Table {
  readonly label: string
  readonly columns: Readonly<Record<string, ColumnField>>
  readonly asked: boolean
  readonly regulator: RegulatorField | undefined
}

const tableTargets = (id: string, { label, columns, asked, regulator }: Table): FillTarget[] =>
  Object.entries(columns).map(([column, field]) => {
    const number = regulator?.columnIds?.[column]
    const headings = regulator?.columnHeadings?.[column] ?? []
    const official = number === undefined ? headings : [number, ...headings]
    return {
      ...{ field: `${id}.${column}`, document: id, column, per: id, kind: field.type, asked },
      label: `${label}: ${field.label}`,
      official,
      names: [
        `${id}.${column}`,
        column,
        field.label,
        ...official,
        ...shortNames(field.regulatorNames),
        ...(tableHeadings[column] ?? []),
      ],
    }
  })

/** The tables a market has, each with what one row is called. */
export const rowKindsOf = ({ fields, regulatorFields }: Of): readonly RowKind[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    field.type === 'group' ? [{ per: id, label: regulatorFields[id]?.label ?? field.label }] : [],
  )

/** What may stand in a sheet with such rows: fields of the device in any, of a table where each row is one of its rows. */
export const targetsFor = (targets: readonly FillTarget[], per: string | null): readonly FillTarget[] => [
  // A head that could be either means the row itself.
  ...targets.filter((target) => per !== null && target.per === per),
  ...targets.filter((target) => target.per === null),
]

/** The field behind a target; undefined where the market has it no longer. */
export function fieldBehind({ fields }: Pick<MarketForm, 'fields'>, target: FillTarget): Field | undefined {
  const field = fields[target.document]
  return target.column !== undefined && field?.type === 'group' ? field.columns[target.column] : field
}
