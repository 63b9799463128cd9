import type { AnyDocument } from '#core/dictionary/field.ts'
import { keptValues } from '#core/imports/kept-values.ts'
import type { ImportedRecord } from '../../imported-record.ts'
import { euFields } from '../fields.ts'

/** The values in a record's file that EUDAMED asks for: its columns are those of the EU form (decision D71). */
export const fromTemplate = ({ sourceData }: ImportedRecord): AnyDocument =>
  keptValues(sourceData as Parameters<typeof keptValues>[0], euFields)
