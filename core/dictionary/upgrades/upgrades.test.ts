import { describe, expect, it } from 'vitest'
import { currentTag, dictionaries } from './index.ts'
import { type Dictionaries, tagOf, upgraded } from './upgrade.ts'

/** A dictionary whose life went from text to a number of months, and then to a table. */
const changing: Dictionaries = {
  thing: [
    ({ life, ...rest }) => {
      const months = /^(\d+) months$/.exec(String(life))?.[1]
      return months ? { ...rest, life: Number(months) } : { ...rest, ...(life !== undefined && { life }) }
    },
    ({ life, ...rest }) => ({ ...rest, ...(typeof life === 'number' && { lives: [{ months: life }] }) }),
  ],
}

describe('a stored document', () => {
  it.each([
    ['thing/1', { name: 'A', life: '24 months' }, { name: 'A', lives: [{ months: 24 }] }],
    ['thing/2', { life: 24 }, { lives: [{ months: 24 }] }],
    ['thing/3', { lives: [{ months: 1 }] }, { lives: [{ months: 1 }] }],
    ['thing/1', { life: 'for ever' }, {}],
  ])('of %s is read as the dictionary of today has it', (tag, document, now) => {
    expect(upgraded(changing, tag, document)).toEqual(now)
  })

  it.each(['thing/4', 'thing/0', 'thing', 'other/1', '__proto__/1', ''])('of %j is not guessed at', (tag) => {
    expect(() => upgraded(changing, tag, {})).toThrow(RangeError)
  })

  it('is written as of the newest version', () => {
    expect(tagOf(changing, 'thing')).toBe('thing/3')
    expect(currentTag('master')).toBe(`master/${dictionaries.master.length + 1}`)
  })
})
