import { describe, expect, it } from 'vitest'
import { requestsSearch } from './requests-search.ts'

const { read, filtersOf, withFilters } = requestsSearch

describe('the address of the approval workflow', () => {
  it('keeps what can be read and differs from the default', () => {
    expect(read({ status: 'rejected', mine: 'assigned', search: '00123', change: '7', page: '2' })).toEqual({
      status: 'rejected',
      mine: 'assigned',
      search: '00123',
      change: 7,
      page: 2,
    })
    expect(read({ status: 'pending', mine: 'nobody', search: '', change: '-1', page: '1' })).toEqual({})
    expect(read({ status: 'decided', change: 'x', search: ['a', 'b'], sort: '-createdAt' })).toEqual({})
  })

  it('shows what is pending unless it says otherwise', () => {
    expect(filtersOf({})).toEqual({ status: 'pending', mine: undefined, search: '' })
    expect(filtersOf({ status: 'all', mine: 'requested' })).toMatchObject({
      status: 'all',
      mine: 'requested',
    })
  })

  it('goes back to the first page when the filters change', () => {
    const search = { page: 3, size: 50, sort: 'dueDate', search: 'pump' }
    expect(withFilters(search, { status: 'approved' })).toEqual({
      status: 'approved',
      size: 50,
      sort: 'dueDate',
      search: 'pump',
    })
    expect(
      withFilters({ status: 'approved', mine: 'assigned' }, { status: 'pending', mine: undefined }),
    ).toEqual({})
  })
})
