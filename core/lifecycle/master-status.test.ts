import { describe, expect, it } from 'vitest'
import { masterStatuses, nextVersionNumber, readVersionNumber, statusOfVersion } from './master-status.ts'

describe('the status of a master record', () => {
  it('is one of five [S1-4.2-01]', () => {
    expect(masterStatuses).toEqual(['draft', 'pending-approval', 'active', 'archived', 'deleted'])
  })

  it.each([
    ['1.0', 'active', 'S1-4.2-03'],
    ['2.0-draft', 'draft', 'S1-4.2-02'],
  ])('of %s when saved is %s [%s]', (text, status) => {
    const version = readVersionNumber(text)
    expect(version && statusOfVersion(version)).toBe(status)
  })
})

it.each([
  [1, '2.0-draft'],
  [9, '10.0-draft'],
])('after major number %i comes %s [S1-4.2-04, S1-4.2-05, S1-9-02]', (major, next) => {
  expect(nextVersionNumber(major)).toBe(next)
})
