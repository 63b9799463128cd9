import { expect, it } from 'vitest'
import { marketModules } from './index.ts'

it('no market uses one rule id twice', () => {
  for (const { ruleSets } of marketModules) {
    const ids = ruleSets.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
})
