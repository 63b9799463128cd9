import { expect, it } from 'vitest'
import { cn } from '#core/markets/cn/index.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { marketEntries } from '../market-entries.ts'
import { topics } from './index.ts'

/** Form, facts and every text name the same coding systems for China, and say which of them is less certain. */
it('names one list of coding systems for China', () => {
  const field = cn.fields.cnIssuingAgency
  const labels = field?.type === 'code' ? field.codes.map(({ label }) => label) : []
  expect(labels).toHaveLength(3)
  expect(requirementsOf('CN').issuingEntities).toEqual(labels)

  const told = [...marketEntries(), ...topics]
    .map(({ text }) => text)
    .filter((text) => /\bMA \(IDcode\)/.test(text))
  expect(told.length).toBeGreaterThanOrEqual(4)
  for (const text of told) for (const label of labels) expect(text).toContain(label)
  expect(told.filter((text) => /secondary sources/.test(text)).length).toBeGreaterThanOrEqual(4)
})
