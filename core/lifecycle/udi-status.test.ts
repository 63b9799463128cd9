import { describe, expect, it } from 'vitest'
import { udiStatusOf } from './udi-status.ts'

describe('the UDI status of a device', () => {
  it.each([
    ['without a market [S3-4-04]', [], 'not-submitted'],
    ['without a submission [S3-4-05, S3-4-06, S3-4-07]', ['not-begun', 'not-begun'], 'not-submitted'],
    ['begun and refused [S3-4-08]', ['refused', 'draft'], 'draft'],
    ['valid in one market [S3-4-08]', ['draft', 'valid'], 'in-progress'],
    ['registered in one market [S3-4-08]', ['registered', 'gaps', 'not-begun'], 'submitted'],
  ] as const)('%s', (_, stages, status) => {
    expect(udiStatusOf(stages)).toBe(status)
  })
})
