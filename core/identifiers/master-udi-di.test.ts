import { describe, expect, it } from 'vitest'
import { checkMasterUdiDi } from './master-udi-di.ts'

describe('Master UDI-DI', () => {
  it.each(['1987654Ad4X4bL5ttr2310c2K', '9521234ABCDEFabcdef8T', '12345ANJ'])('%s is valid', (value) => {
    expect(checkMasterUdiDi(value)).toMatchObject({ valid: true, scheme: 'GS1', kind: 'master-udi-di' })
  })

  it.each([
    ['', 'empty'],
    ['1987654Ad4X4bL5ttr2310c2X', 'wrong_check_characters'],
    ['40318150662046', 'needs_non_digit'],
    ['ABCDEFGHNJ', 'company_prefix_too_short'],
  ])('%s is refused: %s', (value, code) => {
    const result = checkMasterUdiDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.message).not.toContain('GMN')
  })
})
