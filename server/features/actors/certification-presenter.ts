import type { Certification } from '#core/contract/certifications.ts'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { daysUntil, validityOn } from '#core/lifecycle/expiry.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { CertificationRow } from './certification-queries.ts'
import { abilitiesOf } from './operator-presenter.ts'

const as = column<CertificationRow>()
const at = instant<CertificationRow>()

/** The properties of a certification in the API, with the columns each is read from. */
export const certificationProperties = (
  hub: Pick<Hub, 'now'>,
): Properties<CertificationRow, Certification> => ({
  ...(documentProperties<CertificationRow>(certificationFields) as Properties<
    CertificationRow,
    Pick<Certification, keyof typeof certificationFields>
  >),
  certificationType: as('certification_type'),
  certificationNumber: as('certification_number'),
  issueDate: as('issue_date'),
  expiryDate: as('expiry_date'),
  id: as('id'),
  revision: as('revision'),
  operatorId: as('operator_id'),
  operatorName: as('operator_name'),
  operatorSrn: as('operator_srn'),
  validity: { from: ['expiry_date'], value: (row) => validityOn(row.expiry_date, todayOf(hub)) },
  daysLeft: {
    from: ['expiry_date'],
    value: (row) => (row.expiry_date === null ? null : daysUntil(row.expiry_date, todayOf(hub))),
  },
  renewalId: as('renewal'),
  deleteReason: as('delete_reason'),
  createdAt: at('created_at'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedByName: as('updated_by_name'),
  abilities: { from: ['deleted'], value: ({ deleted }, actor) => abilitiesOf(deleted, actor) },
})

export const presentCertification = (
  hub: Pick<Hub, 'now'>,
  row: CertificationRow,
  actor: Actor,
): Certification => presentWhole(row, actor, certificationProperties(hub))
