import type { Workbook } from '#core/contract/workbooks.ts'

export type Mapping = Workbook['mapping']
export type SheetMapping = Mapping['sheets'][number]
export type ColumnMapping = SheetMapping['columns'][number]
export type SheetShown = Workbook['shown'][number]
export type Target = Workbook['targets'][number]
