import { sql } from 'kysely'
import type { Certificate, CertificateListQuery } from '#core/contract/certificates.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { type Condition, defineList } from '#server/lists/list.ts'
import { column, contains, instant, oneOf } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import {
  isLostToDevices,
  isReplaced,
  isStatedThoughReplaced,
} from '#server/renewals/certificate-reliance-queries.ts'
import { isInForce, isReal } from '#server/renewals/certificate-status-queries.ts'
import { certificateProperties } from './certificate-presenter.ts'
import { type CertificateRow, derivedColumns, knownFor } from './certificate-queries.ts'

const as = column<CertificateRow>()
const at = instant<CertificateRow>()

/** Certificates of notified bodies, as the register told them last and as they stand today: made anew each time. */
export function certificateList(hub: Pick<Hub, 'now' | 'marketOf'>) {
  const today = todayOf(hub)
  const derived = derivedColumns(today)
  const { renewal } = derived
  return defineList<CertificateRow, Certificate, CertificateListQuery>()({
    table: 'certificates',
    key: 'id',
    derived,
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
      validity: (wanted) => validOn(today, wanted),
      status: oneOf('status'),
      comparison: (wanted) => anyOf(wanted, comparisonsBy(derived)),
      renewal: (wanted) =>
        wanted === 'none' ? sql<boolean>`${renewal} is null` : sql<boolean>`${renewal} is not null`,
      counted: () => sql<boolean>`(${isReal} and not ${isReplaced(today)})`,
      lost: () => isLostToDevices(today),
      lostTo: (masterDiId) => isLostToDevices(today, isOfDevice(masterDiId)),
      replaced: () => isStatedThoughReplaced(today),
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
}

/** Of the device of this record, at whichever of its versions the submission is. */
const isOfDevice = (masterDiId: number): Condition => sql`submissions.device_number =
  (select asked.device_number from master_records as asked where asked.id = ${masterDiId})`

const comparisonsBy = ({
  submissions,
  differing,
}: ReturnType<typeof derivedColumns>): Readonly<Record<string, Condition>> => ({
  same: sql<boolean>`(${submissions} > 0 and ${differing} = 0)`,
  different: sql<boolean>`${differing} > 0`,
  'not-stated-here': sql<boolean>`${submissions} = 0`,
})

/** Own words only: every object has a __proto__. Another word finds nothing. */
function anyOf(wanted: readonly string[], conditions: Readonly<Record<string, Condition>>): Condition {
  const known = wanted.flatMap((word) => (Object.hasOwn(conditions, word) ? (conditions[word] ?? []) : []))
  return known.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(known, sql` or `)})`
}

/** What has been withdrawn or cancelled runs out no more. */
function validOn(today: string, wanted: readonly string[]): Condition {
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
