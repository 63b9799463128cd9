import { describe, expect, it } from 'vitest'
import { readHibcSecondary } from './hibc-secondary.ts'

const read = (piece: string) => readHibcSecondary(piece, 0, 2026)

describe('HIBC secondary data', () => {
  it.each([
    ['$$09053C001', { expires: '2005-09-30', lot: '3C001' }],
    ['$$20928053C001', { expires: '2005-09-28', lot: '3C001' }],
    ['$$30509283C001', { expires: '2005-09-28', lot: '3C001' }],
    ['$$4050928223C001', { expires: '2005-09-28', lot: '3C001' }],
    ['$$5052713C001', { expires: '2005-09-28', lot: '3C001' }],
    ['$$605271223C001', { expires: '2005-09-28', lot: '3C001' }],
    ['$$73C001', { lot: '3C001' }],
    ['$$82430509283C001', { quantity: '24', expires: '2005-09-28', lot: '3C001' }],
    ['$$9001003050928A1', { quantity: '00100', expires: '2005-09-28', lot: 'A1' }],
    ['$$91234573C001', { quantity: '12345', lot: '3C001' }],
    ['$$812', { quantity: '12' }],
    ['$$+70001', { serial: '0001' }],
    ['$$+20928050001', { expires: '2005-09-28', serial: '0001' }],
    ['$3C001', { lot: '3C001' }],
    ['$+0001', { serial: '0001' }],
    ['052713C001', { expires: '2005-09-28', lot: '3C001' }],
    ['S0001', { serial: '0001' }],
    ['16D20000101', { manufactured: '2000-01-01' }],
    ['14D20200101', { expires: '2020-01-01' }],
    ['Q24', { quantity: '24' }],
  ])('%s', (piece, expected) => {
    const {
      element: _,
      expires,
      manufactured,
      ...rest
    } = read(piece) as Exclude<ReturnType<typeof read>, { unreadable: string }>
    const dates = {
      ...(expires && { expires: expires.date }),
      ...(manufactured && { manufactured: manufactured.date }),
    }
    expect({ ...rest, ...dates }).toEqual(expected)
  })

  it.each([
    ['$$09X53C001', 'date'],
    ['$$2132805A', 'date'],
    ['$$8A1', 'quantity'],
    ['$$9123', 'quantity'],
    ['$$X', 'structure'],
    ['99999A', 'date'],
    ['16D20001301', 'date'],
    ['14D2020010', 'date'],
    ['X1', 'structure'],
    ['S', 'length'],
    ['$', 'length'],
    [`S${'A'.repeat(19)}`, 'length'],
    [`$$7${'A'.repeat(19)}`, 'length'],
    ['Q', 'quantity'],
    ['QX', 'quantity'],
    ['', 'structure'],
  ])('%j cannot be read: %s', (piece, unreadable) => expect(read(piece)).toEqual({ unreadable }))

  it('keeps the hour', () => expect(read('$$405092822A')).toMatchObject({ expires: { time: '22' } }))
})
