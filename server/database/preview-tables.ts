import type { Generated } from 'kysely'
import type { PreviewProblem, RowVerdict } from '#core/contract/import-previews.ts'
import type { TextEncoding } from '#core/imports/encodings.ts'
import type { Json } from './column-types.ts'

/** The tables of uploads that are not imported yet, as the queries see them. */

/** What a column is read as, and how the hub came to that. */
export interface MappedColumn {
  readonly header: string
  readonly field: string | null
  readonly by: 'exact' | 'remembered' | 'similar' | 'left-out' | 'chosen' | null
  readonly samples: readonly string[]
  /** Of a field no column of the file holds; these stand behind all columns of the file. */
  readonly filled?: Filled
}

/** What every row gets: the same text, or what another of its cells says. */
export type Filled = { readonly text: string } | { readonly from: number }

/** What is told of the file as a whole. */
export interface PreviewResult {
  readonly recognised: string
  /** Counts its changes, from 1. */
  readonly revision?: number
  /** Of a text that is not Unicode; previews of earlier releases have none. */
  readonly encoding?: (TextEncoding & { readonly samples: readonly string[] }) | null
  /** What somebody should know of the file; previews of earlier releases have none. */
  readonly notes?: readonly string[]
  readonly blocked: string | null
  readonly keepsOthers: boolean
  readonly total: number
  readonly checked: number
  readonly counts: Readonly<Record<RowVerdict, number>>
}

export interface ImportPreviewsTable {
  id: Generated<number>
  kind: string
  /** The record its rows are for, in the upload for a country. */
  master_di_id: number | null
  created_by: number
  created_at: Date
  expires_at: Date
  file_name: string
  file_kind: 'csv' | 'xlsx' | 'xml'
  /** In the order of the file; none of an XML file. */
  mapping: Json<readonly MappedColumn[]>
  result: Json<PreviewResult>
}

export interface ImportPreviewPiecesTable {
  preview_id: number
  place: number
  bytes: Buffer
}

export interface ImportPreviewRowsTable {
  preview_id: number
  row: number
  verdict: RowVerdict
  problems: Json<readonly PreviewProblem[]>
  /** As they are in the file, as JSON in a text column: it may hold characters that no JSON column takes. */
  cells: string
  /** By column: what was typed over. */
  typed: Json<Readonly<Record<string, string>>>
}

/** What somebody took a column of this name for, when importing last. */
export interface ImportColumnsTable {
  kind: string
  /** Folded. */
  header: string
  user_id: number
  field: string | null
  chosen_at: Date
}
