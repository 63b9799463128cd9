import { expect, it } from 'vitest'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { otherValues } from './other-values.ts'

it('takes no notice of the space around a text, in a field or in a cell of a table', () => {
  const stored = { deviceName: 'Pump ', tradeNames: [{ language: 'EN', text: 'Pump ' }] }
  const stated = { deviceName: 'Pump', tradeNames: [{ language: 'EN', text: 'Pump' }] }
  expect(otherValues(submissionFields, stored, stated)).toEqual([])
  const other = { tradeNames: [{ language: 'EN', text: 'Pump 2' }] }
  expect(otherValues(submissionFields, stored, other)).toMatchObject([{ field: 'tradeNames' }])
})
