import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { toFormValues } from './form-values.ts'
import { merged, mergeOf } from './merge.ts'

/** Two people who change one record at once. */

const names = ['brandName', 'modelNumber', 'catalogueNumber', 'deviceDescription']
const fields: Fields = Object.fromEntries(Object.entries(masterFields).filter(([id]) => names.includes(id)))
const value = fc.constantFrom('', 'one', 'two')
const values = fc.record(Object.fromEntries(names.map((name) => [name, value])))

it('keeps what each of them changed alone, and asks about what both did', () => {
  fc.assert(
    fc.property(values, values, values, fc.subarray(names), (was, typed, saved, wanted) => {
      const versions = {
        base: toFormValues(fields, was),
        mine: toFormValues(fields, typed),
        theirs: toFormValues(fields, saved),
      }
      const { theirs, both } = mergeOf(fields, versions)
      const take = new Set(wanted.filter((id) => both.includes(id)))
      const result = merged(fields, versions, take)
      for (const id of names) {
        const [a, b, c] = [was[id], typed[id], saved[id]]
        expect(theirs.includes(id)).toBe(a !== c && a === b)
        expect(both.includes(id)).toBe(a !== c && a !== b && b !== c)
        expect(result[id]).toBe(theirs.includes(id) || take.has(id) ? c : b)
      }
    }),
  )
})
