import { expect, it } from 'vitest'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { deviceText } from './device-answer.ts'

const market = (more: Partial<MarketReadiness>): MarketReadiness => ({
  ...{ country: 'EU', reasons: ['submission'], stage: 'approved', submissionId: 1, others: 0 },
  ...{ status: 'approved-user', standing: 'not-sent', isRegistered: false, needed: 1, missing: [], wrong: 0 },
  ...{ behind: 0, publishedOn: null, noLongerPlaced: false, toBeConfirmed: false },
  ...more,
})
const lineOf = (more: Partial<MarketReadiness>) =>
  deviceText({ deviceName: 'Pump', deviceNumber: 'P-1', versionNumber: '1.0' }, [market(more)]).split('\n')[1]

it('says of what a register refused, and nobody has sent again, that it was sent and refused', () => {
  expect(lineOf({})).toContain('Approved; no file made yet, not sent;')
  expect(lineOf({ standing: 'refused' })).toContain('Approved; refused as it was sent last;')
  expect(lineOf({ standing: 'refused', stage: 'valid', status: 'pending' })).toBe(
    '• European Union: Valid; refused as it was sent last; next: wait for the approval that was asked for',
  )
})
