import { describe, expect, it } from 'vitest'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { marketModules } from '#core/markets/index.ts'
import { completeSubmission } from '#tests/market-content.ts'
import { writeCell } from './cell-writer.ts'
import { countryColumns, countryRowReader } from './country-row.ts'
import { exportHeaders } from './export-headers.ts'
import { otherValues } from './other-values.ts'
import { submissionColumns, submissionRowReader } from './submission-row.ts'
import { doubledColumns, locateColumns } from './table.ts'

const cellOf = (value: FieldValue | undefined): string =>
  Array.isArray(value) && value.some((row) => typeof row === 'object')
    ? JSON.stringify(value)
    : writeCell(value)

describe.each(marketModules.map((market) => [market.code, market] as const))(
  'the export of %s',
  (code, market) => {
    const columns = exportHeaders(market.fields, market.regulatorFields)
    const header = columns.map((each) => each.header)
    const known = code === 'EU' ? submissionColumns(market.fields) : countryColumns(market)

    it('has no column twice', () => {
      expect(new Set(header.map((name) => name.toLowerCase())).size).toBe(header.length)
      expect(doubledColumns(header, known)).toEqual([])
    })

    it('comes back with the same values', async () => {
      const complete: AnyDocument = await completeSubmission(code)
      const read =
        code === 'EU' ? submissionRowReader(market.fields, code) : countryRowReader(market.fields, market)
      const cells = columns.map(({ id }) => cellOf(complete[id]))
      const reading = read(locateColumns(header, known), { row: 2, cells })
      expect(reading).not.toHaveProperty('errors')
      if (!('row' in reading)) return
      expect(otherValues(market.fields, complete, reading.row.stated)).toEqual([])
      const unasked = Object.keys(complete).filter(
        (id) =>
          !(id in reading.row.stated) && (code === 'EU' || market.template.some(({ field }) => field === id)),
      )
      expect(unasked).toEqual([])
    })
  },
)
