import { describe, expect, it } from 'vitest'
import { trailSearch } from './trail-search.ts'

describe('the address of the audit trail', () => {
  it('keeps what the trail can be asked', () => {
    const asked = {
      action: 'backed_up',
      entityType: 'backup',
      person: 3,
      from: '2026-11-01',
      to: '2026-11-22',
      search: 'pump',
      entry: 7,
    }
    expect(trailSearch.read(asked)).toEqual(asked)
    expect(trailSearch.isNarrowed({ entry: 7 })).toBe(false)
  })

  it('leaves out what is no action, no day and nobody', () => {
    expect(trailSearch.read({ action: 'burnt', from: '2026-02-30', person: 'x', entry: '0' })).toEqual({})
  })
})
