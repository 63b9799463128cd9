import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import type { Field, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { marketModules } from '#core/markets/index.ts'
import { writeCell } from './cell-writer.ts'
import { readValue, textOf } from './sheet-cell.ts'

const text = fc
  .string({ minLength: 1 })
  .filter((each) => each.trim() === each && !/^'|^#|[;\t\r\n]'/.test(each))

function anyValueOf(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.nat()
    case 'decimal':
      return fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10)
    case 'date':
      return fc.constantFrom('2026-02-28', '1999-12-31')
    case 'code':
      return fc.constantFrom(...field.codes.map(({ code }) => code))
    case 'codes':
      return fc.uniqueArray(fc.constantFrom(...field.codes.map(({ code }) => code)), { minLength: 1 })
    case 'group': {
      const cells = Object.entries(field.columns).map(([id, column]) => [id, anyValueOf(column)] as const)
      const row = fc.record(Object.fromEntries(cells), { requiredKeys: [] }) as fc.Arbitrary<FieldRow>
      return fc.array(
        row.filter((each) => Object.keys(each).length > 0),
        { minLength: 1, maxLength: 3 },
      )
    }
    default:
      return text
  }
}

const everyField: Record<string, Field> = {
  ...Object.assign({}, ...marketModules.map(({ fields }) => fields)),
  ...operatorFields,
  ...certificationFields,
  ...masterFields,
}

describe('a cell', () => {
  it.each(Object.entries(everyField))('is read as it was written, in words and in codes: %s', (_, field) => {
    fc.assert(
      fc.property(anyValueOf(field), (value) => {
        expect(readValue(field, textOf(field, value))).toEqual({ value })
        const inCodes = field.type === 'group' ? JSON.stringify(value) : writeCell(value)
        expect(readValue(field, inCodes)).toEqual({ value })
      }),
      { numRuns: 30 },
    )
  })

  it('is blank for no value', () => expect([writeCell(null), writeCell(undefined)]).toEqual(['', '']))
})
