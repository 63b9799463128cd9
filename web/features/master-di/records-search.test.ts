import { describe, expect, it } from 'vitest'
import { readRecordsScreen, recordsSearch } from './records-search.ts'

describe('the address of the records screen', () => {
  it('gives back what a person chose', () => {
    const search = { page: '3', size: '50', sort: '-deviceName', search: '007', status: ['draft', 'active'] }
    expect(readRecordsScreen(search)).toEqual({
      page: 3,
      size: 50,
      sort: '-deviceName',
      search: '007',
      status: ['draft', 'active'],
    })
  })

  it('takes a single value of a filter as a list, and digits as text', () => {
    expect(readRecordsScreen({ deviceNumber: '00123' })).toEqual({ deviceNumber: ['00123'] })
    expect(readRecordsScreen({ deviceNumber: '00123', tab: 'audit', action: 'approved' })).toEqual({
      tab: 'audit',
      action: 'approved',
    })
  })

  it('leaves out what nobody can read', () => {
    const given = { page: 'x', search: '', tab: 'nothing', deviceName: [''], sort: 'nonsense', other: '1' }
    expect(readRecordsScreen(given)).toEqual({})
  })

  it('knows its filters', () => {
    const address = { page: 2, search: 'x', manufacturerName: ['ACME'] }
    expect(recordsSearch.filtersOf(address)).toMatchObject({ search: 'x', manufacturerName: ['ACME'] })
    expect([
      recordsSearch.isNarrowed(address),
      recordsSearch.isNarrowed({ page: 2, sort: 'status' }),
    ]).toEqual([true, false])
    expect(recordsSearch.cleared({ ...address, sort: 'status', size: 50 })).toEqual({
      sort: 'status',
      size: 50,
    })
  })
})
