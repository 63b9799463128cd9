import { describe, expect, it } from 'vitest'
import {
  submissionStatuses,
  submissionStatusGroups,
  submissionStatusLabels,
  validationGroups,
} from '#core/lifecycle/submission-status.ts'
import { validationScreenList } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { hubSchemaLabel } from '#core/markets/eu/schema/files.ts'
import { english } from './english.ts'

/** Words and orders of the screens that look over submissions, as they are specified (document 2). */

const { validation, versionControl, portfolio, requests, businessRules, submissions } = english

describe('the Validation screen', () => {
  it('has its three tabs and its empty states [S2-2.4-05, S2-2.4-24, S2-2.4-25, S2-2.4-26]', () => {
    const { label: _, ...tabs } = validation.tabs
    expect(Object.values(tabs)).toEqual(['Validation Overview', 'Business Rules', 'Error Management'])
    expect(validation.overview.empty).toBe('No submissions to validate.')
    expect(validation.overview.nothingFound).toBe('No submissions match your search.')
    expect(validation.errors.empty).toBe('No validation errors found')
  })

  it('lists its three rules with their numbers, and the four checks of the schema [S2-2.4-13, S2-2.4-14, S2-2.4-15, S2-2.4-16, S2-5-49, S2-OPEN-09]', () => {
    expect(validationScreenList.map(({ id, screenId, text }) => [id, screenId, text])).toEqual([
      ['VAL-001', 'BR-001', 'EMDN code must match device type'],
      ['VAL-002', 'BR-002', 'Risk class aligns with intended use'],
      ['VAL-015', 'BR-015', 'Class III devices require a notified body'],
    ])
    expect(`XSD ${hubSchemaLabel}`).toBe('XSD v2.0.11')
    expect(Object.values(validation.rules.check).map(({ name }) => name)).toEqual([
      'Required fields',
      'Data types',
      'Element structure',
      'Namespace',
    ])
  })

  it('counts every status once, other than the list of submissions does [S2-4-03, S2-4-04, S2-4-05, S2-OPEN-02]', () => {
    expect(validationGroups.pending).toEqual(['draft', 'validating', 'pending'])
    expect(Object.values(validationGroups).flat().sort()).toEqual([...submissionStatuses].sort())
    expect(submissionStatusGroups.pending).toEqual(['pending', 'validated'])
    expect(submissionStatusLabels.error).toBe('Failed')
  })

  it('says how a validation ended [S2-8-01, S2-8-02]', () => {
    const { complete, completeDescription, failed } = submissions.validation
    expect([complete, failed]).toEqual(['Validation Complete', 'Validation Failed'])
    expect(completeDescription).toMatch(/^Submission has been validated/)
    expect(validation.overview.validateFailed).toMatch(/^Failed to validate submission/)
  })
})

it('Version Control has its three tabs [S2-2.5-03]', () => {
  const { label: _, ...tabs } = versionControl.tabs
  expect(Object.values(tabs)).toEqual(['Version History', 'Audit Trail', 'Compare Versions'])
})

it('requests are answered in the specified words [S2-2.6-08, S2-8-03, S2-8-04, S2-8-05, S2-8-06]', () => {
  const { approved, approvedHelp, rejected, error, approveFailed, rejectFailed } = requests.decision
  expect([requests.empty, approved, approvedHelp, rejected]).toEqual([
    'No pending changes',
    'Change Approved',
    'The change has been successfully approved.',
    'Change Rejected',
  ])
  expect([error, approveFailed, rejectFailed]).toEqual([
    'Error',
    'Failed to approve change. Please try again.',
    'Failed to reject change. Please try again.',
  ])
})

it('the rules say when none is found [S2-2.7-08]', () => {
  expect(businessRules.empty).toBe('No business rules match your search criteria')
})

it('the portfolio speaks as specified [S2-2.8-05, S2-2.8-06, S2-8-30]', () => {
  expect(portfolio.match.empty).toBe('No unmatched submissions available')
  expect(english.approval.noUsers).toBe('No users available')
  expect([portfolio.form.success, portfolio.form.created]).toEqual([
    'Success',
    'Product family created successfully',
  ])
})
