import type { Certificate } from '#core/contract/certificates.ts'
import { certificateValidityOn, daysUntil } from '#core/lifecycle/expiry.ts'
import type { MarketRegister } from '#core/markets/register.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { CertificateRow } from './certificate-queries.ts'
import { registerMarketOf } from './register-market.ts'

const as = column<CertificateRow>()
const at = instant<CertificateRow>()

/** The word of a code; null where the list does not have it, and it is shown as it is. */
export function labelOf({ certificates }: MarketRegister, field: string, code: string | null): string | null {
  const list = field === 'type' ? certificates.types : field === 'status' ? certificates.statuses : []
  return list.find((one) => one.code === code)?.label ?? null
}

export const certificateProperties = (
  hub: Pick<Hub, 'now' | 'marketOf'>,
): Properties<CertificateRow, Certificate> => {
  const words = (field: string, { market }: CertificateRow, code: string | null) =>
    labelOf(registerMarketOf(hub, market).register, field, code)
  return {
    id: as('id'),
    environment: as('environment'),
    number: as('number'),
    notifiedBody: as('notified_body'),
    srn: as('srn'),
    holder: as('holder'),
    revision: as('revision'),
    type: as('type'),
    typeLabel: { from: ['market', 'type'], value: (row) => words('type', row, row.type) },
    status: as('status'),
    statusLabel: { from: ['market', 'status'], value: (row) => words('status', row, row.status) },
    statusReadAt: at('status_read_at'),
    issueDate: as('issue_date'),
    validFrom: as('valid_from'),
    expiryDate: as('expiry_date'),
    validity: {
      from: ['market', 'status', 'expiry_date'],
      value: ({ market, status, expiry_date }) => {
        const { ended } = registerMarketOf(hub, market).register.certificates
        const inForce = status === null || !ended.includes(status)
        return certificateValidityOn({ expiryDate: expiry_date, inForce }, todayOf(hub))
      },
    },
    daysLeft: {
      from: ['expiry_date'],
      value: ({ expiry_date }) => (expiry_date === null ? null : daysUntil(expiry_date, todayOf(hub))),
    },
    source: as('source'),
    basicUdiDis: as('basic_udi_dis'),
    submissions: as('submissions'),
    differing: as('differing'),
    comparison: {
      from: ['submissions', 'differing'],
      value: ({ submissions, differing }) =>
        submissions === 0 ? 'not-stated-here' : differing > 0 ? 'different' : 'same',
    },
    renewalId: as('renewal'),
    replacedBy: as('replaced_by'),
    readId: as('read_id'),
    fileName: as('file_name'),
    readAt: at('read_at'),
    changedAt: at('changed_at'),
  }
}
