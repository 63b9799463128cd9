import { type ColumnTarget, foldHeader, shortNames, spokenName } from '#core/imports/column-proposals.ts'
import type { SoughtHeader } from '#server/files/header-row.ts'
import type { ImportKind, TableFormat } from './import-kind.ts'

type Named = Pick<ImportKind<unknown>, 'fields' | 'otherNames'>

/** A column as people read it. */
export const labelOf = ({ fields }: Named, column: string): string =>
  fields[column]?.label ?? spokenName(column)

/** No two rows of a file have the same in these. */
const ownOfRows: ReadonlySet<string> = new Set([
  'deviceNumber',
  'udiDi',
  'secondaryUdiDi',
  'srn',
  'certificationNumber',
])

/** A field as the target of a column, for people. */
export const shownTarget = (kind: Named, field: string) => ({
  field,
  label: labelOf(kind, field),
  isOwn: ownOfRows.has(field),
})

/** What the columns of a file can be read as. */
export const columnTargets = (
  kind: Named,
  format: Pick<TableFormat<unknown>, 'columns'>,
): readonly ColumnTarget[] =>
  format.columns.map((field) => ({
    field,
    names: [
      field,
      labelOf(kind, field),
      ...shortNames(kind.fields[field]?.regulatorNames),
      ...(kind.otherNames?.[field] ?? []),
    ],
  }))

type Recognised = Named & {
  readonly formats: readonly Pick<TableFormat<unknown>, 'columns' | 'notRead' | 'markers'>[]
}

/** All names by which a header is recognised, folded. */
const knownNames = (kind: Recognised): ReadonlySet<string> =>
  new Set(
    kind.formats.flatMap((format) => [
      ...columnTargets(kind, format).flatMap(({ names }) => names.map(foldHeader)),
      ...Object.keys(format.notRead ?? {}).map(foldHeader),
    ]),
  )

/** By what the header of a table is found; names people chose before count as known. */
export const soughtHeader = (kind: Recognised, remembered: Iterable<string> = []): SoughtHeader => ({
  known: new Set([...knownNames(kind), ...remembered]),
  markers: kind.formats.flatMap(({ markers }) => (markers ? [markers.map(foldHeader)] : [])),
})
