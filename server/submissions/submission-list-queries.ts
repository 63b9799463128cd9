import { sql } from 'kysely'
import { isoCodeOf } from '#core/code-lists/markets.ts'
import type { Submission, SubmissionListQuery } from '#core/contract/submissions.ts'
import { startOfDay } from '#server/database/expressions.ts'
import { standingColumns } from '#server/exchange/register-standing-queries.ts'
import { madeByImport } from '#server/imports/imported-row-queries.ts'
import { defineList } from '#server/lists/list.ts'
import { column, contains, equals, instant, oneOf } from '#server/lists/properties.ts'
import { namesFormerly } from '#server/operators/former-code-queries.ts'
import type { Hub } from '#server/platform/hub.ts'
import { ownFields, submissionProperties } from './submission-presenter.ts'
import { derivedColumns, type SubmissionRow } from './submission-queries.ts'

/** A value that cannot be a record id matches nothing. */
const isId = (text: string) => /^\d{1,9}$/.test(text)

/** The list of submissions (decision D9). */
export const submissionList = (hub: Pick<Hub, 'marketOf'>) =>
  defineList<SubmissionRow, Submission, SubmissionListQuery>()({
    table: 'submissions',
    key: 'id',
    dictionary: 'submission',
    derived: derivedColumns,
    properties: submissionProperties(hub),
    more: ownFields(hub),
    sorts: {
      updatedAt: { by: sql`submissions.updated_at` },
      createdAt: { by: sql`submissions.created_at` },
      deviceName: { by: sql`coalesce(device_name, '') collate "C"` },
      status: { by: sql`status` },
    },
    defaultSort: '-updatedAt',
    filters: {
      // A device may be named by any of its versions (decision D52).
      masterDiId: (id) =>
        sql<boolean>`device_number = (select device_number from master_records where id = ${id})`,
      masterDiIds: (ids) => sql<boolean>`device_number in (
        select device_number from master_records where id = any(${ids.filter(isId)}::integer[]))`,
      country: (codes) => oneOf('market')(codes.map(isoCodeOf)),
      status: oneOf('status'),
      portfolioId: equals('portfolio_id'),
      standing: (values) => sql<boolean>`${standingColumns.standing} = any(${values}::text[])`,
      changedSince: (day) => sql<boolean>`submissions.updated_at >= ${startOfDay(day)}`,
      importId: madeByImport('submissions.id', ['submissions']),
      formerOf: namesFormerly,
      invalidIn: (jobId) => sql<boolean>`submissions.id in (
        select row from job_errors where job_id = ${jobId} and kind = 'invalid')`,
      submissionIds: (ids) => sql<boolean>`submissions.id::text = any(${ids}::text[])`,
    },
    search: contains('search_text'),
    changes: ['submission', 'operator', 'device-link', 'master-di'],
    changedAt: sql`submissions.updated_at`,
    file: { name: 'submissions', entityType: 'export', columns: fileColumns(hub) },
  })

function fileColumns(hub: Pick<Hub, 'marketOf'>) {
  const as = column<SubmissionRow>()
  const at = instant<SubmissionRow>()
  return [
    { header: 'No.', ...as('id') },
    { header: 'Device Number', ...as('device_number') },
    { header: 'Version', ...as('version_number') },
    { header: 'Device Name', ...as('device_name') },
    { header: 'Country', ...as('market') },
    { header: 'Status', ...as('status') },
    { header: 'Standing', ...as('standing') },
    { header: 'Registered Version', ...as('registered_version') },
    { header: 'Registered At (UTC)', ...at('registered_at') },
    { header: 'UDI-DI', ...as('udi_di') },
    { header: 'Basic UDI-DI', ...as('basic_udi_di') },
    { header: 'Manufacturer', ...submissionProperties(hub).manufacturerName },
    { header: 'Created At (UTC)', ...at('created_at') },
    { header: 'Created By', ...as('created_by_name') },
    { header: 'Updated At (UTC)', ...at('updated_at') },
    { header: 'Updated By', ...as('updated_by_name') },
  ]
}
