import { describe, expect, it } from 'vitest'
import { coverageOf, dictionarySheets } from './coverage.ts'

const rows = dictionarySheets.flatMap((sheet) => sheet.rows)

describe('coverage of the EUDAMED data dictionary', () => {
  it('knows all 285 rows of 7 sheets', () => {
    expect(dictionarySheets.map((sheet) => sheet.rows.length)).toEqual([70, 77, 92, 9, 27, 6, 4])
    expect(rows).toHaveLength(285)
  })

  it.each([...new Set(rows)])('%s lives somewhere', (row) => {
    expect(coverageOf(row)).toBeDefined()
  })

  it('leaves out only what the authorised representative writes', () => {
    const left = rows.filter((row) => coverageOf(row)?.kind === 'out-of-scope')
    expect(left).toHaveLength(4)
  })
})
