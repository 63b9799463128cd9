import { describe, expect, it } from 'vitest'
import { filtersOf, readRecordsSearch } from './records-search.ts'

describe('the address of the records screen', () => {
  it('gives back what a person chose', () => {
    const search = { page: '3', size: '50', sort: '-deviceName', search: '007', status: ['draft', 'active'] }
    expect(readRecordsSearch(search)).toEqual({
      page: 3,
      size: 50,
      sort: '-deviceName',
      search: '007',
      status: ['draft', 'active'],
    })
  })

  it('takes a single value of a filter as a list, and digits as text', () => {
    expect(readRecordsSearch({ deviceNumber: '00123', tab: 'audit', action: 'approved' })).toEqual({
      deviceNumber: ['00123'],
      tab: 'audit',
      action: 'approved',
    })
  })

  it('leaves out what nobody can read', () => {
    expect(
      readRecordsSearch({ page: 'x', search: '', tab: 'nothing', deviceName: [''], other: '1' }),
    ).toEqual({})
  })

  it('knows its filters', () => {
    expect(filtersOf({ page: 2, search: 'x', manufacturerName: ['ACME'] })).toEqual({
      manufacturerName: ['ACME'],
    })
  })
})
