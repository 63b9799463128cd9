import { expect, it } from 'vitest'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import { findingsByRule } from './gaps.ts'

const issue = (ruleId: string, field: string, message: string) => ({
  ...{ ruleId, field, message, ruleSet: 'fields', severity: 'error' as const },
})
const device = (submissionId: number, ...issues: readonly ReturnType<typeof issue>[]) =>
  ({ submissionId, issues }) as unknown as SheetDevice

it('counts each device once for what its field misses', () => {
  const missing = [
    issue('FIELD-REQUIRED', 'riskClass', 'Risk class is required'),
    issue('FIELD-REQUIRED', 'intendedUse', 'Intended use is required'),
    issue('FLD-UDID-121', 'packages.0.quantity', 'How many it holds is missing.'),
    issue('FLD-UDID-121', 'packages.1.quantity', 'How many it holds is missing.'),
  ]
  const found = findingsByRule([device(1, ...missing), device(2, ...missing)])
  expect(found.map(({ message, devices }) => [message, devices.map(({ id }) => id)])).toEqual([
    ['Risk class is required', [1, 2]],
    ['Intended use is required', [1, 2]],
    ['How many it holds is missing.', [1, 2]],
  ])
})
