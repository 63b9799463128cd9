import { operatorFields } from '#core/dictionary/operator/index.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import {
  operatorKey,
  operatorTemplateColumns,
  type OperatorRow as ReadRow,
  readOperatorRow,
} from '#core/imports/operator-row.ts'
import { otherValues } from '#core/imports/other-values.ts'
import { operatorFindings } from '#core/rules/operator-checks.ts'
import { fold } from '#core/text/fold.ts'
import {
  type NumberedRow,
  type UpdateBatch,
  type Verdict,
  type Verdicts,
  withNumbers,
} from '#server/imports/import-kind.ts'
import { importOf } from '#server/imports/import-of.ts'
import { updatedRows } from '#server/imports/updated-rows.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { forManagers } from './for-managers.ts'
import { notDeleted, operatorEntities } from './operator-entities.ts'
import { removeOperators } from './operator-import-undo.ts'
import { lockOperators, type OperatorRow, operatorsNamed } from './operator-queries.ts'
import { auditDetailsOf } from './operator-service.ts'

interface Judged {
  readonly verdicts: ReadonlyMap<number, Verdict>
  readonly fresh: ReadonlyMap<number, ReadRow>
}

async function judgeRows({ tx }: Unit, rows: readonly NumberedRow<ReadRow>[]): Promise<Judged> {
  const documents = rows.map(({ read }) => read.document)
  const known = await operatorsNamed(tx, {
    srns: documents.flatMap(({ srn }) => (srn ? [String(srn)] : [])),
    names: documents.map(({ name }) => fold(String(name))),
  })
  const verdicts = new Map<number, Verdict>()
  const fresh = new Map<number, ReadRow>()
  for (const { row, read } of rows) {
    const same = sameOperator(known, read)
    if (same) verdicts.set(row, compared(same, read))
    else if (read.missing.length > 0) verdicts.set(row, { errors: read.missing })
    else fresh.set(row, read)
  }
  return { verdicts, fresh }
}

/** Previews the result for each row. */
async function compareRows(unit: Unit, _: Actor, rows: readonly NumberedRow<ReadRow>[]): Promise<Verdicts> {
  const { verdicts, fresh } = await judgeRows(unit, rows)
  return new Map([...verdicts, ...[...fresh.keys()].map((row) => [row, 'successful'] as const)])
}

/** Stores the new operators of a batch, and says what became of each row. */
async function storeRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  const { verdicts, fresh } = await judgeRows(unit, rows)
  const entities = [...fresh.values()].map(({ document }) => ({
    document,
    own: notDeleted,
    fields: operatorFields,
    told: auditDetailsOf(document),
  }))
  if (entities.length === 0) return verdicts
  const ids = await operatorEntities.create(unit, actor, entities, jobId)
  return new Map([...verdicts, ...withNumbers([...fresh.keys()], ids)])
}

/** Matched by type and SRN; without an SRN, by name and country. */
function sameOperator(known: readonly OperatorRow[], { document }: ReadRow): OperatorRow | undefined {
  const ofKind = known.filter(({ actor_type }) => actor_type === document.actorType)
  const bySrn = ofKind.find(({ srn }) => srn !== null && srn === document.srn)
  if (bySrn) return bySrn
  const name = fold(String(document.name))
  return ofKind.find(
    ({ name_key, country, srn }) =>
      name_key === name &&
      (document.country === undefined || country === document.country) &&
      (srn === null || document.srn === undefined),
  )
}

function compared(same: OperatorRow, { stated }: ReadRow): Verdict {
  const changes = otherValues(operatorFields, same.document, stated)
  if (changes.length === 0) return 'skipped'
  return { recordId: same.id, subject: same.name, changes, problem: null }
}

/** Updates operators from rows, unless they were changed in the meantime. */
async function updateRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  { rows, changeReason }: UpdateBatch,
): Promise<Verdicts> {
  const found = await lockOperators(
    unit.tx,
    rows.map(({ recordId }) => recordId),
  )
  const { verdicts, changed } = updatedRows(found, rows, operatorFields)
  const edits = changed.map(({ row: before, document }) => ({
    ...{ before, document, own: {}, fields: operatorFields, told: auditDetailsOf(document) },
    changeReason,
  }))
  await operatorEntities.change(unit, actor, edits, jobId)
  return verdicts
}

/** The upload of economic operators. */
export const operatorImport = forManagers(
  importOf<ReadRow>({
    kind: 'operators',
    formats: [
      {
        name: 'Economic operator template',
        columns: operatorTemplateColumns,
        markers: ['actorType', 'name'],
        read: (_header, columns, row) => readOperatorRow(columns, row),
      },
    ],
    unknownMessage: (found) =>
      `This is not an operator file: it needs the columns actorType and name (found: ${found}). Download the template to see the names; row 1 holds them.`,
    fields: operatorFields,
    keyOf: ({ document }) => operatorKey(document),
    groupOf: ({ document }) => operatorKey(document),
    isComplete: ({ missing }) => missing.length === 0,
    findings: ({ document }) =>
      operatorFindings(document).map(({ path, message }) => ({ field: path, message })),
    repeatedMessage: (earlier) => `The same operator is already in row ${earlier}`,
    otherNames: otherColumnNames.operators,
    access: 'manage-actors',
    compare: compareRows,
    store: storeRows,
    update: updateRows,
    remove: removeOperators,
    address: (jobId) => `/actors?tab=upload&job=${jobId}&of=operators`,
    grownTables: ['operators', 'operator_revisions', 'audit_entries'],
  }),
)
