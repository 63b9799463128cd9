import { certificationFields } from '#core/dictionary/certification/index.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import {
  certificationKey,
  certificationTemplateColumns,
  type CertificationRow as ReadRow,
  readCertificationRow,
} from '#core/imports/certification-row.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import { fold } from '#core/text/fold.ts'
import { importOf } from '#server/imports/import-of.ts'
import { certificationEntities } from './certification-entities.ts'
import { removeCertifications } from './certification-import-undo.ts'
import { type CertificationRow, certificationsOf, lockCertifications } from './certification-queries.ts'
import {
  certificationEdit,
  certificationToldOf,
  newCertification,
  wrongInCertification,
} from './certification-service.ts'
import { type OperatorRow, operatorsNamed } from './operator-queries.ts'
import { inRow, rowJudge } from './row-judge.ts'

const repeatedMessage = (earlier: number) => `The same certification is already in row ${earlier}`

const judge = rowJudge({
  entities: certificationEntities,
  fields: certificationFields,
  meaning: async (tx, rows: readonly ReadRow[]) => {
    const operators = await operatorsNamed(tx, {
      srns: rows.map(({ operatorSrn }) => operatorSrn).filter((srn) => srn !== ''),
      names: rows.map(({ operatorName }) => fold(operatorName)).filter((name) => name !== ''),
    })
    const known = await certificationsOf(
      tx,
      operators.map(({ id }) => id),
    )
    return (read) => {
      const operator = operatorOf(operators, read)
      if ('message' in operator) {
        const field = read.operatorSrn === '' ? 'operatorName' : 'operatorSrn'
        return { errors: [{ field, message: operator.message }] }
      }
      const own = known.filter((one) => one.operator_id === operator.id)
      const same = own.find((one) => isSame(one, read))
      if (same) return { same }
      const spoilt = own.find((one) => isSpoiltBySpreadsheet(one, read))
      return spoilt ? { errors: [spoiltNumber(spoilt)] } : { entity: newEntity(operator, read) }
    }
  },
  // One row may name the operator by SRN and the next one by name.
  isSame: (earlier, { own, document }) =>
    earlier.own.operator_id === own.operator_id && nameOf(earlier.document) === nameOf(document),
  repeatedMessage,
  subjectOf: (row: CertificationRow) => `${row.operator_name}, ${row.certification_number}`,
  wrongIn: (document) => wrongInCertification(document).map(inRow),
  lock: lockCertifications,
  edit: certificationEdit,
})

const newEntity = (operator: OperatorRow, { document }: ReadRow) => ({
  document,
  own: newCertification(operator.id),
  fields: certificationFields,
  told: certificationToldOf(document, operator.name),
})

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

const nameOf = ({ certificationType, certificationNumber }: AnyDocument): string =>
  `${fold(String(certificationType))}\n${fold(String(certificationNumber))}`

const isSame = (stored: CertificationRow, { document }: ReadRow): boolean =>
  `${fold(stored.certification_type)}\n${stored.number_key}` === nameOf(document)

/** The same number to a spreadsheet, which makes 123 of 00123 and 100000 of 1E5. */
function isSpoiltBySpreadsheet(stored: CertificationRow, { document }: ReadRow): boolean {
  const [there, here] = [stored.certification_number, String(document.certificationNumber)].map(asNumber)
  return (
    there !== undefined &&
    there === here &&
    fold(stored.certification_type) === fold(String(document.certificationType))
  )
}

const asNumber = (text: string): number | undefined =>
  /^\d+(\.\d+)?(e\+?\d+)?$/i.test(text.trim()) ? Number(text) : undefined

const spoiltNumber = ({ certification_type: type, certification_number: number }: CertificationRow) => ({
  field: 'certificationNumber',
  message: `The operator has the certification ${number} (${type}), which a spreadsheet may have made this number of. Format the column as text and enter the number again. If this is another certification, add it on the page of the operator.`,
})

/** The upload of certifications. */
export const certificationImport = importOf<ReadRow>({
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
  repeatedMessage,
  otherNames: otherColumnNames.certifications,
  access: 'manage-actors',
  ...judge,
  remove: removeCertifications,
  changeNeeds: 'manage-actors',
  removalNeeds: 'manage-actors',
  address: (jobId) => `/actors?tab=upload&job=${jobId}&of=certifications`,
  grownTables: ['certifications', 'certification_revisions', 'audit_entries'],
})
