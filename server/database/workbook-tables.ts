import type { Generated } from 'kysely'
import type { WorkbookChange } from '#core/workbooks/carry-over.ts'
import type { WorkbookMapping } from '#core/workbooks/mapping.ts'
import type { WorkbookNature, WorkbookState } from '#core/workbooks/natures.ts'
import type { WorkbookSurvey } from '#core/workbooks/survey.ts'
import type { Immutable, Json } from './column-types.ts'

/** Workbooks of regulators and others, as they were loaded, and how they are filled. */
export interface WorkbooksTable {
  id: Generated<number>
  market: Immutable<string>
  nature: Immutable<WorkbookNature>
  name: string
  file_name: Immutable<string>
  /** SHA-256 of the content, hex. */
  hash: Immutable<string>
  size: Immutable<number>
  content: Immutable<Buffer>
  survey: Json<WorkbookSurvey>
  mapping: Json<WorkbookMapping>
  state: WorkbookState
  /** The version before, whose mapping was carried over, and what is not as it was there. */
  replaces_id: number | null
  changes: Json<readonly WorkbookChange[]>
  revision: number
  created_at: Immutable<Date>
  created_by: Immutable<number>
  updated_at: Date
  deleted_at: Date | null
}
