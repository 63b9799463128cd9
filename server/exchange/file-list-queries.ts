import { sql } from 'kysely'
import type { ExportedFile, ExportedFileQuery } from '#core/contract/exchange.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, contains, equals, instant, oneOf } from '#server/lists/properties.ts'
import { attemptStates, type FileRow, fileColumns } from './exported-file-queries.ts'

const as = column<FileRow>()
const at = instant<FileRow>()

const properties: Properties<FileRow, ExportedFile> = {
  id: as('id'),
  fileName: as('file_name'),
  service: as('service'),
  environment: as('environment'),
  market: as('market'),
  sender: as('sender'),
  packageId: as('package_id'),
  place: as('place'),
  devices: as('devices'),
  hash: as('hash'),
  createdAt: at('created_at'),
  createdByName: as('created_by_name'),
  approvedBy: as('approved_by'),
  setId: as('set_id'),
  documentVersion: as('document_version'),
  accepted: as('accepted'),
  rejected: as('rejected'),
  unanswered: as('unanswered'),
  notSent: as('not_sent'),
  approvalLapsed: as('approval_lapsed'),
  sendingUnknown: as('sending_unknown'),
  sending: as('sending'),
}

/** What failed, or became nobody knows what, is over once the file is answered or another one took its place. */
const needsSomebody = (sending: string): boolean => sending === 'failed' || sending === 'unknown'

/** Exported files. */
export const exportedFileList = defineList<FileRow, ExportedFile, ExportedFileQuery>()({
  table: 'exports',
  key: 'id',
  derived: fileColumns,
  properties,
  sorts: {
    createdAt: { by: sql`exports.created_at` },
    fileName: { by: sql`file_name collate "C"` },
    devices: { by: sql`devices` },
  },
  defaultSort: '-createdAt',
  filters: {
    market: oneOf('market'),
    environment: oneOf('environment'),
    service: oneOf('service'),
    packageId: equals('package_id'),
    answer: (answer) =>
      sql<boolean>`exists (select 1 from attempts where export_id = exports.id and ${attemptStates[answer]})`,
    sending: (sending) =>
      sql<boolean>`(${fileColumns.sending} = ${sending} and (${!needsSomebody(sending)}::boolean
        or exists (select 1 from attempts where export_id = exports.id and outcome is null)))`,
  },
  search: contains('search_text'),
  changes: 'trail',
  file: {
    name: 'exported-files',
    entityType: 'export',
    columns: [
      { header: 'No.', ...as('id') },
      { header: 'File', ...as('file_name') },
      { header: 'Service', ...as('service') },
      { header: 'Environment', ...as('environment') },
      { header: 'Market', ...as('market') },
      { header: 'Sender', ...as('sender') },
      { header: 'Package', ...as('package_id') },
      { header: 'Order', ...as('place') },
      { header: 'Devices', ...as('devices') },
      { header: 'Accepted', ...as('accepted') },
      { header: 'Rejected', ...as('rejected') },
      { header: 'Unanswered', ...as('unanswered') },
      { header: 'Not Sent', ...as('not_sent') },
      { header: 'Approval Lapsed', ...as('approval_lapsed') },
      { header: 'Sending Unknown', ...as('sending_unknown') },
      { header: 'Sent Through A Connection', ...as('sending') },
      { header: 'SHA-256', ...as('hash') },
      { header: 'Made At (UTC)', ...at('created_at') },
      { header: 'Made By', ...as('created_by_name') },
      { header: 'Approved By', ...as('approved_by') },
      { header: 'Set Id', ...as('set_id') },
      { header: 'Document Version', ...as('document_version') },
    ],
  },
})
