import type { ImportPreview } from '#core/contract/import-previews.ts'
import type { TableRow } from '#core/imports/table.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import type { MappedColumn, PreviewResult } from '#server/database/preview-tables.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { refuseFile, toldWith } from '#server/files/table-limits.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import { batchSize } from './batches.ts'
import { columnTargets, shownTarget } from './column-targets.ts'
import { type CheckedRow, type DryRun, dryRun } from './dry-run.ts'
import { thenClosing } from './file-surveys.ts'
import { toldOfFilled } from './filled-fields.ts'
import type { StartedImport } from './import-answer.ts'
import type { ImportKind, TableFormat } from './import-kind.ts'
import { type KeptFile, openKept, type TypedCells, type Wishes, withTyped } from './previewed-file.ts'
import { startImport } from './run-import.ts'
import { mappedFormat, namedColumns, planMapped, readRows } from './table-plan.ts'
import { reportedColumns } from './unread-columns.ts'

/** What the preview of a file says of it. */
export interface Previewed {
  readonly mapping: readonly MappedColumn[]
  readonly result: PreviewResult
  readonly rows: readonly CheckedRow[]
}

/** How the files of one kind are looked at before they are imported. */
export interface Previewer {
  readonly kind: string
  readonly access: Permission
  /** Its files may be too large for memory. */
  readonly isLarger: boolean
  /** What a column can be read as, with the columns chosen so far. */
  fields(mapping: readonly MappedColumn[]): ImportPreview['fields']
  /** Whether two of them are one field, which a column may name in several ways. */
  areOne(mapping: readonly MappedColumn[], field: string, other: string): boolean
  /** What is wrong with a text in a field, whatever else a row says; undefined where nothing is. */
  wrongText(mapping: readonly MappedColumn[], field: string, text: string): string | undefined
  /** Reads a whole file. */
  look(hub: Hub, actor: Actor, file: KeptFile, wishes: Wishes, typed: TypedCells): Promise<Previewed>
  /** Reads some rows again. */
  lookAgain(
    hub: Hub,
    actor: Actor,
    mapping: readonly MappedColumn[],
    rows: readonly TableRow[],
    typed: TypedCells,
  ): Promise<DryRun>
  /** Imports it: what was typed over is read instead of what the file says. */
  start(
    hub: Hub,
    actor: Actor,
    file: KeptFile,
    wishes: Wishes,
    typed: TypedCells,
    /** A part of the transaction that begins the import. */
    claim: (tx: Tx) => Promise<void>,
  ): Promise<StartedImport>
}

const nothing: DryRun = { checked: 0, counts: { new: 0, same: 0, 'other-values': 0, refused: 0 }, rows: [] }

export function previewerOf<Row>(kind: ImportKind<Row>): Previewer {
  return {
    kind: kind.kind,
    access: kind.access,
    isLarger: kind.records !== undefined,

    fields(mapping) {
      const format = formatOf(kind, mapping)
      return columnTargets(kind, format)
        .map(({ field }) => shownTarget(kind, field))
        .toSorted((a, b) => (a.label < b.label ? -1 : 1))
    },

    areOne: (mapping, field, other) => areOneIn(formatOf(kind, mapping), field, other),

    wrongText(mapping, field, text) {
      const row = { row: 1, cells: [text] }
      const format = formatOf(kind, mapping)
      const reading = format.read([field], new Map([[field, 0]]), row)
      const errors = 'errors' in reading ? reading.errors : []
      return errors.find((error) => error.field !== null && areOneIn(format, error.field, field))?.message
    },

    async look(hub, actor, file, wishes, typed) {
      const open = await openKept(kind, file, wishes)
      /** Of the batch being read; what is told is kept by then. */
      const met = new Map<number, readonly string[]>()
      const run =
        open.blocked === null
          ? await dryRun(hub, actor, kind, {
              rows: open.rows(typed, ({ row, cells }) => {
                met.set(row, cells)
                const [oldest = 0] = met.keys()
                if (met.size > 2 * batchSize) met.delete(oldest)
              }),
              plan: open.plan,
              cellsOf: (row) => met.get(row) ?? [],
              wanted: new Set(typed.keys()),
            })
          : nothing
      return {
        mapping: open.mapping,
        result: {
          recognised: open.recognised,
          encoding: open.encoding,
          notes: open.notes,
          blocked: open.blocked,
          keepsOthers: open.plan?.format.keepsOthers ?? false,
          total: open.total,
          checked: run.checked,
          counts: run.counts,
        },
        rows: run.rows,
      }
    },

    async lookAgain(hub, actor, mapping, rows, typed) {
      const plan = planMapped(kind, formatOf(kind, mapping), mapping)
      const cells = new Map(rows.map((row) => [row.row, row.cells]))
      return dryRun(hub, actor, kind, {
        rows: readRows(
          rows.map((row) => withTyped(row, typed.get(row.row))),
          plan,
        ),
        plan,
        cellsOf: (row) => cells.get(row) ?? [],
        wanted: new Set(cells.keys()),
      })
    },

    async start(hub, actor, file, wishes, typed, claim) {
      const spooled = Buffer.isBuffer(file.content) ? undefined : file.content
      try {
        const open = await openKept(kind, file, wishes)
        if (open.blocked !== null) throw refuseFile(open.blocked)
        const rows = open.rows(typed)
        const survey = {
          fileName: file.name,
          fileHash: await (spooled ? spooled.hash() : sha256(file.content as Buffer)),
          recognised: toldWith(open.recognised + toldOfFilled(open.mapping), open.notes),
          ...(await reportedColumns(open.plan?.unread ?? [], open.source)),
          named: open.plan && namedColumns(open.plan),
          total: open.total,
          rows: spooled ? thenClosing(spooled, rows) : rows,
        }
        return await startImport(hub, actor, kind, survey, claim)
      } catch (error) {
        await closed(spooled)
        throw error
      }
    },
  }
}

function areOneIn<Row>({ columnsOf }: TableFormat<Row>, field: string, other: string): boolean {
  const names = (one: string) => columnsOf?.(one) ?? []
  return field === other || names(field).includes(other) || names(other).includes(field)
}

const closed = async (file: SpooledFile<string> | undefined) => file?.close()

function formatOf<Row>(kind: ImportKind<Row>, mapping: readonly MappedColumn[]) {
  const fields = new Set(mapping.flatMap(({ field }) => field ?? []))
  const format = mappedFormat(kind, fields) ?? kind.formats.at(-1)
  if (!format) throw new Error(`Uploads of ${kind.kind} have no table`)
  return format
}
