import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import { gudidPrefixes, isGudidDevice, readGudidDevice } from '#core/imports/gudid-device.ts'
import { gudidColumns, gudidColumnsOf, gudidMarkers, readGudidRow } from '#core/imports/gudid-row.ts'
import { ignoredColumns, masterColumns, masterRowReader } from '#core/imports/master-row.ts'
import type { MasterRow } from '#core/imports/table.ts'
import { keptFields } from '#core/imports/template-fields.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { masterFindings } from '#core/rules/master-rules.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import type { ImportKind, TableFormat } from '#server/imports/import-kind.ts'
import { type Importer, importOf } from '#server/imports/import-of.ts'
import type { Hub } from '#server/platform/hub.ts'
import { compareRows, storeRows } from './master-di-import-store.ts'
import { removeImported, updateOrTakeBack } from './master-di-import-undo.ts'

/** The uploads of master records (decision D23): the usual one, and device files of AccessGUDID of any size. */

const deviceFile: TableFormat<MasterRow> = {
  name: 'AccessGUDID device file',
  columns: gudidColumns,
  markers: gudidMarkers,
  keepsOthers: true,
  read: readGudidRow,
  columnsOf: gudidColumnsOf,
}

/** The submission fields that a file of records may fill in: those of the market of submissions that name none. */
export function keptWithRecords(hub: Pick<Hub, 'marketOf'>): Fields {
  const market = hub.marketOf(defaultMarket)
  return market ? keptFields(market) : {}
}

function templateFormat(kept: Fields): TableFormat<MasterRow> {
  const read = masterRowReader(kept)
  return {
    name: 'Master DI template',
    columns: masterColumns(kept),
    notRead: ignoredColumns,
    read: (_header, ...row) => read(...row),
  }
}

const numberOf = (row: MasterRow): string => String(row.document.deviceNumber)

function keyOf(row: MasterRow): string {
  const version = readVersionNumber(row.versionNumber)
  return `${version?.major}.${version?.minor} ${numberOf(row)}`
}

export const masterRecordImport = {
  fields: masterFields,
  keyOf,
  groupOf: numberOf,
  isComplete: ({ missing }) => missing.length === 0,
  repeatedMessage: (earlier) => `The same device and version is already in row ${earlier}`,
  findings: ({ document }) => masterFindings(document).map(({ field, message }) => ({ field, message })),
  access: 'create-submissions',
  compare: compareRows,
  store: storeRows,
  update: updateOrTakeBack,
  remove: removeImported,
  isVersioned: true,
  address: (jobId) => `/master-di/bulk-upload?job=${jobId}`,
  grownTables: ['master_records', 'master_revisions', 'audit_entries'],
} as const satisfies Omit<ImportKind<MasterRow>, 'kind' | 'formats' | 'records' | 'unknownMessage'>

export function masterImport(hub: Pick<Hub, 'marketOf'>): Importer {
  const kept = keptWithRecords(hub)
  return importOf<MasterRow>({
    ...masterRecordImport,
    fields: { ...kept, ...masterFields },
    kind: 'master-di',
    formats: [deviceFile, templateFormat(kept)],
    otherNames: otherColumnNames.devices,
    unknownMessage: (found) =>
      `None of the columns is known (found: ${found}). Download the template to see the names; row 1 holds them.`,
  })
}

/** A device file of AccessGUDID larger than a spreadsheet, or in XML. */
export const gudidImport = importOf<MasterRow>({
  ...masterRecordImport,
  kind: 'gudid',
  formats: [deviceFile],
  records: {
    name: deviceFile.name,
    namespaces: gudidPrefixes,
    isRecord: isGudidDevice,
    read: readGudidDevice,
    noneMessage: 'The file holds no <device>: it is not an AccessGUDID device file. Nothing was saved.',
  },
  unknownMessage: (found) =>
    'This is not an AccessGUDID device file: it needs the columns primaryDI, companyName and brandName ' +
    `(found: ${found}). Nothing was saved.`,
  errorsTold: 1000,
})

export const gudidUploadRules = {
  maxBytes: 200 * 1024 * 1024,
  tooLargeMessage: 'File size must be at most 200MB',
  kindOf: (name: string, mediaType: string): SpooledFile<'csv' | 'xml'>['kind'] | undefined => {
    const ending = /\.(csv|xml)$/i.exec(name)?.[1]?.toLowerCase()
    if (ending === 'csv' || mediaType === 'text/csv') return 'csv'
    return ending === 'xml' || /^(text|application)\/xml$/.test(mediaType) ? 'xml' : undefined
  },
  typeMessage: 'Please upload a CSV or XML file of AccessGUDID; unzip archives first',
} as const
