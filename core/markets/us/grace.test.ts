import { describe, expect, it } from 'vitest'
import { graceOf } from './grace.ts'

describe('the days of grace after publication in GUDID', () => {
  it.each([
    // The guidance's own example.
    ['2014-07-25', '2014-07-26', '2014-08-01'],
    ['2024-02-23', '2024-02-24', '2024-03-01'],
    ['2023-02-23', '2023-02-24', '2023-03-02'],
    ['2025-12-31', '2026-01-01', '2026-01-07'],
    // A change of the clocks takes no day away.
    ['2026-03-07', '2026-03-08', '2026-03-14'],
  ])('published on %s: %s to %s', (published, first, last) => {
    expect(graceOf(published)).toEqual({ first, last })
  })

  it.each(['', 'soon', '2026-02', '2026-13-01'])('of "%s" are not known', (text) => {
    expect(graceOf(text)).toBeUndefined()
  })
})
