import { certificationFields } from '#core/dictionary/certification/index.ts'
import {
  certificationKey,
  certificationTemplateColumns,
  type CertificationRow as ReadRow,
  readCertificationRow,
} from '#core/imports/certification-row.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import { otherValues } from '#core/imports/other-values.ts'
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
import { certificationEntities } from './certification-entities.ts'
import { removeCertifications } from './certification-import-undo.ts'
import { type CertificationRow, certificationsOf, lockCertifications } from './certification-queries.ts'
import { certificationEdit, certificationToldOf, newCertification } from './certification-service.ts'
import { forManagers } from './for-managers.ts'
import { type OperatorRow, operatorsNamed } from './operator-queries.ts'

interface Judged {
  readonly verdicts: ReadonlyMap<number, Verdict>
  readonly fresh: ReadonlyMap<number, { readonly operator: OperatorRow; readonly read: ReadRow }>
}

async function judgeRows({ tx }: Unit, rows: readonly NumberedRow<ReadRow>[]): Promise<Judged> {
  const operators = await operatorsNamed(tx, {
    srns: rows.map(({ read }) => read.operatorSrn).filter((srn) => srn !== ''),
    names: rows.map(({ read }) => fold(read.operatorName)).filter((name) => name !== ''),
  })
  const known = await certificationsOf(
    tx,
    operators.map(({ id }) => id),
  )
  const verdicts = new Map<number, Verdict>()
  const fresh = new Map<number, { operator: OperatorRow; read: ReadRow }>()
  for (const { row, read } of rows) {
    const operator = operatorOf(operators, read)
    if ('message' in operator) {
      const field = read.operatorSrn === '' ? 'operatorName' : 'operatorSrn'
      verdicts.set(row, { errors: [{ field, message: operator.message }] })
      continue
    }
    const same = known.find((one) => one.operator_id === operator.id && isSame(one, read))
    if (same) verdicts.set(row, compared(same, read))
    else if (read.missing.length > 0) verdicts.set(row, { errors: read.missing })
    else fresh.set(row, { operator, read })
  }
  return { verdicts, fresh }
}

/** Previews the result for each row. */
async function compareRows(unit: Unit, _: Actor, rows: readonly NumberedRow<ReadRow>[]): Promise<Verdicts> {
  const { verdicts, fresh } = await judgeRows(unit, rows)
  return new Map([...verdicts, ...[...fresh.keys()].map((row) => [row, 'successful'] as const)])
}

/** Stores the new certifications of a batch, and says what became of each row. */
async function storeRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  const { verdicts, fresh } = await judgeRows(unit, rows)
  const entities = [...fresh.values()].map(({ operator, read: { document } }) => ({
    document,
    own: newCertification(operator.id),
    fields: certificationFields,
    told: certificationToldOf(document, operator.name),
  }))
  if (entities.length === 0) return verdicts
  const ids = await certificationEntities.create(unit, actor, entities, jobId)
  return new Map([...verdicts, ...withNumbers([...fresh.keys()], ids)])
}

/** The operator a row refers to, or why it cannot be determined. */
function operatorOf(
  operators: readonly OperatorRow[],
  { operatorSrn, operatorName }: ReadRow,
): OperatorRow | { readonly message: string } {
  const name = fold(operatorName)
  const meant = operators.filter((one) =>
    operatorSrn === '' ? one.name_key === name || one.legal_name_key === name : one.srn === operatorSrn,
  )
  const [first, second] = meant
  const said = operatorSrn === '' ? operatorName : operatorSrn
  if (!first) return { message: `There is no operator named ${said}. Upload the operators first.` }
  return second ? { message: `There are several operators named ${said}. Use the SRN instead.` } : first
}

const isSame = (stored: CertificationRow, { document }: ReadRow): boolean =>
  fold(stored.certification_type) === fold(String(document.certificationType)) &&
  stored.number_key === fold(String(document.certificationNumber))

function compared(same: CertificationRow, { stated }: ReadRow): Verdict {
  const changes = otherValues(certificationFields, same.document, stated)
  if (changes.length === 0) return 'skipped'
  const subject = `${same.operator_name}, ${same.certification_number}`
  return { recordId: same.id, subject, changes, problem: null }
}

/** Updates certifications from rows, unless they were changed in the meantime. */
async function updateRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  { rows, changeReason }: UpdateBatch,
): Promise<Verdicts> {
  const found = await lockCertifications(
    unit.tx,
    rows.map(({ recordId }) => recordId),
  )
  const { verdicts, changed } = updatedRows(found, rows, certificationFields)
  const edits = changed.map(({ row, document }) => ({ ...certificationEdit(row, document), changeReason }))
  await certificationEntities.change(unit, actor, edits, jobId)
  return verdicts
}

/** The upload of certifications. */
export const certificationImport = forManagers(
  importOf<ReadRow>({
    kind: 'certifications',
    formats: [
      {
        name: 'Certification template',
        columns: certificationTemplateColumns,
        markers: ['certificationType', 'certificationNumber'],
        read: (_header, columns, row) => readCertificationRow(columns, row),
      },
    ],
    unknownMessage: (found) =>
      `This is not a certification file: it needs the columns certificationType and certificationNumber (found: ${found}). Download the template to see the names; row 1 holds them.`,
    fields: certificationFields,
    keyOf: certificationKey,
    groupOf: certificationKey,
    isComplete: ({ missing }) => missing.length === 0,
    repeatedMessage: (earlier) => `The same certification is already in row ${earlier}`,
    otherNames: otherColumnNames.certifications,
    access: 'manage-actors',
    compare: compareRows,
    store: storeRows,
    update: updateRows,
    remove: removeCertifications,
    address: (jobId) => `/actors?tab=upload&job=${jobId}&of=certifications`,
    grownTables: ['certifications', 'certification_revisions', 'audit_entries'],
  }),
)
