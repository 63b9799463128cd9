import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { readCell } from './cell-reader.ts'
import { writeCell } from './cell-writer.ts'

const anyValueOf = (field: Field) => {
  switch (field.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.nat()
    case 'decimal':
      return fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10)
    case 'code':
      return fc.constantFrom(...field.codes.map(({ code }) => code))
    case 'codes':
      return fc.uniqueArray(fc.constantFrom(...markets.map(({ code }) => code)), { minLength: 1 })
    default:
      return fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.startsWith("'"))
  }
}

describe('a cell', () => {
  it.each(Object.entries(masterFields as Record<string, Field>))(
    'is read as it was written: %s',
    (_, field) => {
      fc.assert(
        fc.property(anyValueOf(field), (value) => {
          expect(readCell(field, writeCell(value))).toEqual({ value })
        }),
        { numRuns: 30 },
      )
    },
  )

  it('is blank for no value', () => expect([writeCell(null), writeCell(undefined)]).toEqual(['', '']))
})
