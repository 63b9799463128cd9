import { describe, expect, it } from 'vitest'
import { completeTableState, isBeyond, lastPage, pageQuery, readTableState, sortedBy } from './table-state.ts'

describe('table state', () => {
  it.each([
    [
      { page: '3', size: '50', sort: '-updatedAt' },
      { page: 3, size: 50, sort: '-updatedAt' },
    ],
    [{ page: '1', size: '25' }, {}],
    [{ page: '-2', size: '7', sort: '' }, {}],
    [{ page: 'x', size: ['50', '100'] }, {}],
  ])('reads %o', (search, state) => {
    expect(readTableState(search)).toEqual(state)
  })

  it('asks the server for the page', () => {
    expect(pageQuery(completeTableState({ page: 3, size: 50 }, 'name'))).toEqual({
      limit: 50,
      offset: 100,
      sort: 'name',
    })
  })

  it('sorts upwards, then downwards, from the first page', () => {
    const up = sortedBy({ page: 4, size: 25, sort: '-name' }, 'name')
    expect(up).toEqual({ page: 1, size: 25, sort: 'name' })
    expect(sortedBy(up, 'name').sort).toBe('-name')
    expect(sortedBy(up, 'date').sort).toBe('date')
  })

  it('knows the last page', () => {
    expect([undefined, 0, 25, 26].map((total) => lastPage(total, 25))).toEqual([1, 1, 1, 2])
  })

  it('knows that a page went with its last item', () => {
    const second = { page: 2, size: 25 }
    expect([undefined, 0, 25, 26].map((total) => isBeyond(total, second))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})
