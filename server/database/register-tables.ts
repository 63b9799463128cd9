import type { Generated } from 'kysely'
import type { CertificateChange } from '#core/contract/certificates.ts'
import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { CertificateSource, RegisterDevice, RegisterDifference } from '#core/markets/register.ts'
import type { Immutable, Json } from './column-types.ts'

/** What a register has, as people took it out of it. */

export interface RegisterReadsTable {
  id: Generated<number>
  market: string
  environment: Environment
  source: 'files' | 'fetched'
  actor: string | null
  name: string
  recognised: string
  status: 'running' | 'checked' | 'stored' | 'failed'
  done: number
  total: number | null
  message: string | null
  problems: Json<{ file: string; message: string }[]>
  certificates: Generated<number>
  certificates_changed: Generated<number>
  lease_until: Date
  created_at: Immutable<Date>
  created_by: number
  stored_at: Date | null
  stored_by: number | null
}

/** An answer as it came. */
export interface RegisterAnswersTable {
  id: Generated<number>
  read_id: number
  name: string
  hash: string
  content: string
  fetched_at: Date
}

export interface RegisterDevicesTable {
  id: Generated<number>
  read_id: number
  market: string
  environment: Environment
  udi_di: string | null
  basic_udi_di: string | null
  is_legacy: boolean
  device_name: string | null
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  versions: Json<Readonly<Record<string, number>>>
  version: number | null
  version_date: string | null
  state: string | null
  lost: Json<RegisterDevice['lost']>
  unstated: Generated<string[]>
  missing: string | null
  file_name: string
  outcome: RegisterOutcome
  submission_id: number | null
  differences: Json<readonly RegisterDifference[]>
  difference_count: number
  is_stored: boolean
  is_latest: boolean
  search_text: string
  read_at: Date
}

/** A certificate of a notified body as the register told it last. */
export interface CertificatesTable {
  id: Generated<number>
  market: string
  environment: Environment
  number: string
  number_key: string
  notified_body: string
  srn: string
  holder: string | null
  revision: string | null
  type: string | null
  status: string | null
  status_read_at: Date
  issue_date: string | null
  valid_from: string | null
  expiry_date: string | null
  basic_udi_dis: string[]
  source: CertificateSource
  version: number | null
  register_id: string | null
  read_id: number
  file_name: string
  read_at: Date
  changed_at: Date | null
  told_days: number | null
  search_text: string
}

/** What a reading told otherwise than the one before. */
export interface CertificateChangesTable {
  id: Generated<number>
  certificate_id: number
  read_id: number
  file_name: string
  changes: Json<readonly CertificateChange[]>
  changed_at: Date
}
