import type { Generated } from 'kysely'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Json } from './column-types.ts'

/** What is decided for the whole hub. */

export interface SchemaSetsTable {
  id: Generated<number>
  folder: string
  hash: string
  files: Json<Record<string, string>>
  installed_at: Date
  installed_by: number
}

export interface SettingsTable {
  id: number
  revision: number
  content: Json<Partial<HubSettings>>
  updated_at: Date
}
