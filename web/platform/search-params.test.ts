import { describe, expect, it } from 'vitest'
import { parseSearchParams, writeSearchParams } from './search-params.ts'

describe('search parameters', () => {
  it.each([
    ['?search=00123', { search: '00123' }],
    ['?search=1e5&page=2', { search: '1e5', page: '2' }],
    ['?status=draft&status=active&status=archived', { status: ['draft', 'active', 'archived'] }],
    ['', {}],
  ])('reads %s as text', (search, parsed) => {
    expect(parseSearchParams(search)).toEqual(parsed)
  })

  it('writes lists as repeated parameters and leaves blanks out', () => {
    expect(writeSearchParams({ status: ['draft', 'active'], search: '', page: 2, sort: undefined })).toBe(
      '?status=draft&status=active&page=2',
    )
  })

  it('comes back unchanged', () => {
    const search = { search: 'a&b=ü 00', country: ['EU', 'US'] }
    expect(parseSearchParams(writeSearchParams(search))).toEqual(search)
  })
})
