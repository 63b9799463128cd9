import { describe, expect, it } from 'vitest'
import { masterFields } from '#core/dictionary/master/index.ts'
import { expectKnownFields } from '#tests/known-fields.ts'
import { masterFindings, masterRules } from './master-rules.ts'

describe.each(masterRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('accepts its good example and rejects its bad one, at its field', () => {
    expect(masterFindings(rule.accepts.document)).toEqual([])
    expect(masterFindings(rule.rejects.document)).toMatchObject([
      { rule: id, field: rule.field, severity: 'warning' },
    ])
  })

  it('is about fields of a master record', () => {
    for (const condition of [rule.when, rule.must]) if (condition) expectKnownFields(condition, masterFields)
  })
})
