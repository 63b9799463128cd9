import { describe, expect, it } from 'vitest'
import { checkEmdnCode, emdnAncestors, emdnCategories, emdnParent } from './emdn-code.ts'

describe('EMDN code', () => {
  it.each([
    ['A', 1, 'Category', undefined],
    ['A01', 2, 'Group', 'A'],
    ['A0101', 3, 'Type 1', 'A01'],
    ['W0104080590', 6, 'Type 4', 'W01040805'],
    ['Z110301010101', 7, 'Type 5', 'Z1103010101'],
  ])('%s is of level %i', (value, level, levelName, parent) => {
    const result = checkEmdnCode(value)
    expect(result).toMatchObject({ valid: true, kind: 'emdn-code', parts: { level, levelName } })
    expect(emdnParent(value)).toBe(parent)
    expect(result.parts.parent).toBe(parent)
  })

  it.each([
    ['', 'empty', undefined],
    ['E01', 'bad_format', 0],
    ['I0101', 'bad_format', 0],
    ['O01', 'bad_format', 0],
    ['a01', 'bad_format', 0],
    [' A01', 'bad_format', 0],
    ['A0', 'bad_length', 2],
    ['A010', 'bad_length', 4],
    ['A01010101010101', 'bad_length', 13],
    ['A01.01', 'bad_character', 3],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkEmdnCode(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })

  it.each([
    [' A01', 'Position 1 holds a blank.'],
    ['A01\u00a0', 'Position 4 holds an invisible blank.'],
    ['A01.01', 'digits only.'],
  ])('%j is told what cannot be seen', (value, ending) => {
    const result = checkEmdnCode(value)
    expect(result.valid ? '' : result.problem.message).toMatch(new RegExp(`${ending}$`))
  })

  it('stands below its ancestors', () => {
    expect(emdnAncestors('A010101')).toEqual(['A', 'A01', 'A0101'])
    expect(emdnAncestors('A')).toEqual([])
  })

  it('has 23 categories', () => expect(new Set(emdnCategories).size).toBe(23))
})
