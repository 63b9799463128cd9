import { describe, expect, it } from 'vitest'
import {
  submissionStatuses,
  submissionStatusGroups,
  validationGroups,
} from '#core/lifecycle/submission-status.ts'
import { hubCatalogue, validationScreenList } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { validationTexts } from '#web/messages/en/validation.ts'

/** What no journey sees of the screens that look over submissions (specification, document 2). */

describe('the Validation screen', () => {
  it('says where there is nothing to validate [S2-2.4-24]', () => {
    expect(validationTexts.overview.empty).toBe('No submissions to validate.')
  })

  it('keeps its rules apart from those of the catalogue [S2-5-49]', () => {
    for (const { id, screenId } of validationScreenList) {
      expect(id).toBe(screenId.replace('BR-', 'VAL-'))
      expect(hubCatalogue.map((rule) => rule.id)).not.toContain(id)
    }
  })

  it('counts every status once, other than the list of submissions does [S2-4-04, S2-4-05, S2-OPEN-02]', () => {
    expect(validationGroups.pending).toEqual(['draft', 'validating', 'pending'])
    expect(Object.values(validationGroups).flat().sort()).toEqual([...submissionStatuses].sort())
    expect(submissionStatusGroups.pending).toEqual(['pending', 'validated'])
  })
})
