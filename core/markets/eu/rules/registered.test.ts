import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { registered } from '#core/rules/condition.ts'
import { documentOf } from '../device/document-of.ts'
import { minimalMdrDevice } from '../fixtures/mdr-devices.ts'
import { eu } from '../index.ts'

/** What EUDAMED has already is judged as it took it (decision D36). */

const today = '2026-11-22'
const { document: read } = documentOf({ what: 'DEVICE', kind: 'MDR', content: minimalMdrDevice })
const judged = (changes: SubmissionDocument, ...facts: readonly string[]) =>
  eu.judge({ ...read, ...changes }, new Set(facts), today)
const errors = (...given: Parameters<typeof judged>) =>
  judged(...given)
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, field }) => `${ruleId} ${field}`)

describe('a registered device', () => {
  it('that left the market keeps its countries; a new one may not name any', () => {
    const left = { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' }
    expect(errors(left, registered)).toEqual([])
    expect(errors(left)).toContain('BR-UDID-046 marketAvailability')
    // The countries are somebody's work: the repair is a person's to choose.
    expect(judged(left).find(({ ruleId }) => ruleId === 'BR-UDID-046')?.fix).toBeUndefined()
  })

  it('is not asked for what only the hub asks: registration type, procedure, name beside a model', () => {
    const certificates = [{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123' }]
    const ofHigherClass = { riskClass: 'class-iia', certificates }
    expect(errors(ofHigherClass, registered)).toEqual([])
    expect(errors(ofHigherClass)).toEqual(
      expect.arrayContaining([
        'BR-501 registrationType',
        'BR-503 conformityAssessmentProcedure',
        'FIELD-REQUIRED deviceName',
      ]),
    )
    expect(errors({ modelNumber: undefined }, registered)).toEqual(['BR-UDID-066 deviceName'])
  })

  it('keeps what EUDAMED takes of no new one: a condition told twice, an orthopaedic type, no certificate of its own', () => {
    const kept = {
      riskClass: 'class-iii',
      specialDevice: 'MDR_ORTHOPEDIC',
      storageHandlingConditions: [
        { condition: 'SHC008', text: 'Store at 5 to 25 °C' },
        { condition: 'SHC008', text: 'Store at 5 to 25 °C', other: 2 },
      ],
    }
    expect(errors(kept, registered)).toEqual([])
    expect(errors(kept)).toEqual(
      expect.arrayContaining([
        'BR-UDID-737 specialDevice',
        'BR-UDID-109 certificates',
        'VAL-015 notifiedBodyNumber',
        'BR-DTX-UDI-077.3 storageHandlingConditions.1.condition',
      ]),
    )
  })

  it('has declared what its file answers with no, and nothing that the file does not answer', () => {
    const open = (changes: SubmissionDocument) =>
      judged(changes, registered).some(({ ruleId }) => ruleId === 'HUB-DECL')
    expect(open({})).toBe(false)
    expect(open({ containsLatex: undefined })).toBe(true)
  })

  it('is offered no repair that takes away what EUDAMED has of it', () => {
    const odd = {
      newDevice: true,
      implantableDevice: false,
      iibImplantableException: true,
      unitOfUseDi: '09521234000013',
    }
    const repairs = (...facts: readonly string[]) => judged(odd, ...facts).filter(({ fix }) => fix)
    expect(repairs().length).toBeGreaterThan(2)
    expect(repairs(registered)).toEqual([])
  })
})
