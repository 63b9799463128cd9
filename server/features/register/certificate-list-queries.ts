import { sql } from 'kysely'
import type { Certificate, CertificateListQuery } from '#core/contract/certificates.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { type Condition, defineList } from '#server/lists/list.ts'
import { column, contains, instant, oneOf } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { isInForce, isLost, isReal } from '#server/renewals/certificate-status-queries.ts'
import { certificateProperties } from './certificate-presenter.ts'
import {
  type CertificateRow,
  derivedColumns,
  isReliedOn,
  isStatedInUse,
  knownFor,
} from './certificate-queries.ts'

const as = column<CertificateRow>()
const at = instant<CertificateRow>()
const { submissions, differing, renewal } = derivedColumns

/** Certificates of notified bodies, as the register told them last. */
export const certificateList = (hub: Pick<Hub, 'now' | 'marketOf'>) =>
  defineList<CertificateRow, Certificate, CertificateListQuery>()({
    table: 'certificates',
    key: 'id',
    derived: derivedColumns,
    properties: certificateProperties(hub),
    sorts: {
      expiryDate: { by: sql`expiry_date collate "C"`, emptyLast: true },
      number: { by: sql`number_key` },
      notifiedBody: { by: sql`notified_body collate "C"` },
      status: { by: sql`status collate "C"`, emptyLast: true },
      readAt: { by: sql`read_at` },
      changedAt: { by: sql`changed_at`, emptyLast: true },
    },
    defaultSort: 'expiryDate',
    filters: {
      validity: (wanted) => validOn(hub, wanted),
      status: oneOf('status'),
      comparison: (wanted) => anyOf(wanted, comparisons),
      renewal: (wanted) =>
        wanted === 'none' ? sql<boolean>`${renewal} is null` : sql<boolean>`${renewal} is not null`,
      counted: () => isReal,
      lost: () => isLostToDevices,
      replaced: () => isStatedThoughReplaced,
      srn: oneOf('srn'),
      number: oneOf('number'),
      masterDiId: knownFor,
      changedBy: (readId) =>
        sql<boolean>`certificates.id in (select certificate_id from certificate_changes where read_id = ${readId})`,
    },
    search: contains('search_text'),
    changes: 'trail',
    file: {
      name: 'register-certificates',
      entityType: 'export',
      columns: [
        { header: 'Certificate Number', ...as('number') },
        { header: 'Revision', ...as('revision') },
        { header: 'Type', ...as('type') },
        { header: 'Notified Body', ...as('notified_body') },
        { header: 'Manufacturer SRN', ...as('srn') },
        { header: 'Manufacturer', ...as('holder') },
        { header: 'Status', ...as('status') },
        { header: 'Status Read At (UTC)', ...at('status_read_at') },
        { header: 'Issue Date', ...as('issue_date') },
        { header: 'Valid From', ...as('valid_from') },
        {
          header: 'Replaced By',
          from: ['replaced_by'],
          value: ({ replaced_by }) => replaced_by?.number ?? null,
        },
        { header: 'Expiry Date', ...as('expiry_date') },
        { header: 'Told By', ...as('source') },
        {
          header: 'Basic UDI-DIs',
          from: ['basic_udi_dis'],
          value: ({ basic_udi_dis }) => basic_udi_dis.join('; '),
        },
        { header: 'Submissions', ...as('submissions') },
        { header: 'Submissions That Differ', ...as('differing') },
        { header: 'File', ...as('file_name') },
        { header: 'Read At (UTC)', ...at('read_at') },
      ],
    },
  })

const comparisons: Readonly<Record<string, Condition>> = {
  same: sql<boolean>`(${submissions} > 0 and ${differing} = 0)`,
  different: sql<boolean>`${differing} > 0`,
  'not-stated-here': sql<boolean>`${submissions} = 0`,
}

/** Own words only: every object has a __proto__. Another word finds nothing. */
function anyOf(wanted: readonly string[], conditions: Readonly<Record<string, Condition>>): Condition {
  const known = wanted.flatMap((word) => (Object.hasOwn(conditions, word) ? (conditions[word] ?? []) : []))
  return known.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(known, sql` or `)})`
}

/** Withdrawn, cancelled or suspended while submissions rely on it: work until none does. */
export const isLostToDevices: Condition = sql`(${isReal} and ${isLost} and ${isReliedOn})`

/** Another certificate has taken its place, and submissions still state it: work until none does. */
export const isStatedThoughReplaced: Condition = sql`(${isReal} and not ${isLost}
  and ${derivedColumns.replaced_by} is not null and ${isStatedInUse})`

/** What has been withdrawn or cancelled runs out no more. */
function validOn(hub: Pick<Hub, 'now' | 'marketOf'>, wanted: readonly string[]): Condition {
  const today = todayOf(hub)
  const [month, quarter, half] = [dayAfter(today, 30), dayAfter(today, 90), dayAfter(today, 180)]
  const within = (condition: Condition) => sql<boolean>`(${isInForce} and ${condition})`
  return anyOf(wanted, {
    'not-in-force': sql<boolean>`not ${isInForce}`,
    'not-stated': within(sql`expiry_date is null`),
    expired: within(sql`expiry_date < ${today}`),
    'within-30-days': within(sql`expiry_date between ${today} and ${month}`),
    'within-90-days': within(sql`expiry_date > ${month} and expiry_date <= ${quarter}`),
    'within-180-days': within(sql`expiry_date > ${quarter} and expiry_date <= ${half}`),
    later: within(sql`expiry_date > ${half}`),
  })
}
