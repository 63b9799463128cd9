import type { Issue } from '#core/contract/problem.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import {
  operatorKey,
  operatorTemplateColumns,
  type OperatorRow as ReadRow,
  readOperatorRow,
} from '#core/imports/operator-row.ts'
import type { RowError } from '#core/imports/table.ts'
import { operatorFindings } from '#core/rules/operator-checks.ts'
import { fold } from '#core/text/fold.ts'
import { importOf } from '#server/imports/import-of.ts'
import type { Tx } from '#server/platform/hub.ts'
import { notDeleted, operatorEntities } from './operator-entities.ts'
import { removeOperators } from './operator-import-undo.ts'
import { lockOperators, type OperatorRow, operatorsNamed, srnsGivenBy } from './operator-queries.ts'
import { auditDetailsOf, srnTaken, wrongInOperator } from './operator-service.ts'
import { type Before, type Changed, inRow, type Refused, rowJudge } from './row-judge.ts'

const repeatedMessage = (earlier: number) => `The same operator is already in row ${earlier}`

const judge = rowJudge({
  entities: operatorEntities,
  fields: operatorFields,
  meaning: async (tx, rows: readonly ReadRow[]) => {
    const documents = rows.map(({ document }) => document)
    const known = await operatorsNamed(tx, {
      srns: documents.flatMap(({ srn }) => (srn ? [String(srn)] : [])),
      names: documents.map(({ name }) => fold(String(name))),
    })
    return (read) => {
      const same = sameOperator(known, read.document)
      return same ? { same } : { entity: { ...told(read), own: notDeleted } }
    }
  },
  isSame: ({ document }, entity) => sameOperator([asStored(document)], entity.document) !== undefined,
  repeatedMessage,
  subjectOf: ({ name }: OperatorRow) => name,
  wrongIn: (document) => wrongInOperator(document).map(inRow),
  clashes: srnClashes,
  lock: lockOperators,
  edit: (before: OperatorRow, document) => ({ ...told({ document }), before, own: {} }),
})

const told = ({ document }: Pick<ReadRow, 'document'>) => ({
  document,
  fields: operatorFields,
  told: auditDetailsOf(document),
})

type Known = Pick<OperatorRow, 'actor_type' | 'srn' | 'name_key' | 'country'>

const asStored = ({ actorType, srn, name, country }: AnyDocument) =>
  ({
    actor_type: actorType,
    srn: srn ?? null,
    name_key: fold(String(name)),
    country,
  }) as Known

/** Matched by type and SRN; without an SRN, by name and country. */
function sameOperator<One extends Known>(known: readonly One[], document: AnyDocument): One | undefined {
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

const srnGivenTwice = (name: string): Issue => ({
  path: 'srn',
  message: `The file gives this SRN to ${name} as well`,
})

/** Of several in the whole file that are to have one SRN, and one that has it already, none of the others gets it. */
async function srnClashes(
  tx: Tx,
  changed: readonly Changed<OperatorRow>[],
  { jobId, given = new Map() }: Before,
): Promise<Refused<OperatorRow>> {
  const numbered = changed.filter(({ document }) => typeof document.srn === 'string')
  const srns = numbered.map(({ document }) => String(document.srn))
  const holders = await operatorsNamed(tx, { srns, names: [] })
  const held = new Map(holders.map((one) => [`${one.actor_type} ${one.srn}`, one]))
  const earlier = jobId === undefined ? [] : await srnsGivenBy(tx, jobId, srns)
  for (const one of earlier) given.set(`${one.actor_type} ${one.srn}`, one)
  const clashes = new Map<Changed<OperatorRow>, readonly RowError[]>()
  for (const one of numbered) {
    const { row, document } = one
    const number = `${document.actorType} ${document.srn}`
    const [holder, first] = [held.get(number), given.get(number) ?? row]
    if (holder && holder.id !== row.id) clashes.set(one, [inRow(srnTaken(holder.name))])
    else if (first.id !== row.id) clashes.set(one, [inRow(srnGivenTwice(first.name))])
    else given.set(number, row)
  }
  return clashes
}

/** The upload of economic operators. */
export const operatorImport = importOf<ReadRow>({
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
  repeatedMessage,
  otherNames: otherColumnNames.operators,
  access: 'manage-actors',
  ...judge,
  remove: removeOperators,
  changeNeeds: 'manage-actors',
  removalNeeds: 'manage-actors',
  address: (jobId) => `/actors?tab=upload&job=${jobId}&of=operators`,
  grownTables: ['operators', 'operator_revisions', 'audit_entries'],
})
