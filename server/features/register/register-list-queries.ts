import { sql } from 'kysely'
import type { RegisterDevice, RegisterDeviceQuery } from '#core/contract/register.ts'
import type { RegisterDifference } from '#core/markets/register.ts'
import type { Db } from '#server/database/connect.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, contains, equals, instant, oneOf } from '#server/lists/properties.ts'

/** Computed properties of a row. */
const derived = {
  master_di_id: sql<
    number | null
  >`(select master_di_id from submissions where id = register_devices.submission_id)`,
  registered_version: sql<string | null>`(select registered_version from registrations
    where registrations.submission_id = register_devices.submission_id
      and registrations.environment = register_devices.environment)`,
}

export type DeviceRow = NonNullable<Awaited<ReturnType<typeof findDevice>>>

export async function findDevice(db: Db, id: number) {
  return db
    .selectFrom('register_devices')
    .selectAll()
    .select([derived.master_di_id.as('master_di_id'), derived.registered_version.as('registered_version')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The document of a submission as it is now. */
export async function documentOfSubmission(db: Db, id: number) {
  return db
    .selectFrom('submissions')
    .select(['document', 'dictionary'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const as = column<DeviceRow>()
const at = instant<DeviceRow>()

export const deviceProperties: Properties<DeviceRow, RegisterDevice> = {
  id: as('id'),
  readId: as('read_id'),
  market: as('market'),
  environment: as('environment'),
  udiDi: as('udi_di'),
  basicUdiDi: as('basic_udi_di'),
  isLegacy: as('is_legacy'),
  deviceName: as('device_name'),
  outcome: as('outcome'),
  missing: { from: ['missing'], value: ({ missing }) => missing as RegisterDevice['missing'] },
  state: as('state'),
  version: as('version'),
  versionDate: as('version_date'),
  submissionId: as('submission_id'),
  masterDiId: as('master_di_id'),
  registeredVersion: as('registered_version'),
  differenceCount: as('difference_count'),
  isStored: as('is_stored'),
  fileName: as('file_name'),
  readAt: at('read_at'),
}

const auditDetailsOf = ({ label, kind, here, there }: RegisterDifference): string =>
  kind === 'different'
    ? `${label}: here ${shown(here)}, there ${shown(there)}`
    : `${label}: ${kind === 'not-stated-there' ? 'not stated there' : `only there ${shown(there)}`}`

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Devices of a register against the hub: of one reading, else what was read last of each. */
export const registerDeviceList = defineList<DeviceRow, RegisterDevice, RegisterDeviceQuery>()({
  table: 'register_devices',
  key: 'id',
  dictionary: 'submission',
  derived,
  properties: deviceProperties,
  sorts: {
    udiDi: { by: sql`coalesce(udi_di, '') collate "C"` },
    deviceName: { by: sql`coalesce(device_name, '') collate "C"` },
    differenceCount: { by: sql`difference_count` },
    readAt: { by: sql`read_at` },
  },
  defaultSort: '-differenceCount',
  filters: {
    readId: equals('read_id'),
    market: oneOf('market'),
    outcome: oneOf('outcome'),
    environment: oneOf('environment'),
  },
  // A reading still lists its devices after they have been read again.
  always: (_viewer, { readId }) => (readId == null ? sql<boolean>`is_latest` : sql<boolean>`true`),
  search: contains('search_text'),
  changes: 'trail',
  file: {
    name: 'reconciliation',
    entityType: 'export',
    columns: [
      { header: 'UDI-DI', ...as('udi_di') },
      { header: 'Basic UDI-DI', ...as('basic_udi_di') },
      { header: 'Device Name', ...as('device_name') },
      { header: 'Outcome', ...as('outcome') },
      { header: 'Version There', ...as('version') },
      { header: 'Version Here', ...as('registered_version') },
      { header: 'State', ...as('state') },
      { header: 'Fields That Differ', ...as('difference_count') },
      {
        header: 'Differences',
        from: ['differences'],
        value: ({ differences }) => differences.map(auditDetailsOf).join('; '),
      },
      { header: 'Submission', ...as('submission_id') },
      { header: 'File', ...as('file_name') },
      { header: 'Read At (UTC)', ...at('read_at') },
    ],
  },
})
