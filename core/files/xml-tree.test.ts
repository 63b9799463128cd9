import { describe, expect, it } from 'vitest'
import { container, element, leaf, listLeaf } from '#core/files/xml-tree.ts'

describe('leaf', () => {
  it.each([
    ['text', 'a & b', 'a & b'],
    ['a number', 12.5, '12.5'],
    ['zero', 0, '0'],
    ['minus zero', -0, '0'],
    ['false', false, 'false'],
  ])('keeps %s', (_, value, content) => {
    expect(leaf('a:b', value)).toEqual({ name: 'a:b', attributes: {}, content })
  })

  it.each([
    ['no value', undefined],
    ['empty text', ''],
  ])('makes nothing of %s', (_, value) => {
    expect(leaf('a:b', value)).toBeUndefined()
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => leaf('a:b', value)).toThrow(RangeError)
  })
})

describe('listLeaf', () => {
  it.each([
    [['A', 'B'], 'A B'],
    [['A'], 'A'],
  ])('joins %j', (values, content) => {
    expect(listLeaf('a:b', values)?.content).toBe(content)
  })

  it.each([[undefined], [[]]])('makes nothing of %j', (values) => {
    expect(listLeaf('a:b', values)).toBeUndefined()
  })
})

describe('container', () => {
  it('flattens its parts and keeps their order', () => {
    const one = leaf('a:one', 1)
    const two = leaf('a:two', 2)
    expect(container('a:all', [undefined, [one, [undefined, two]], one])?.content).toEqual([one, two, one])
  })

  it('is nothing when no part is left, attributes or not', () => {
    expect(
      container('a:all', [leaf('a:one', ''), container('a:inner', [])], { 'xsi:type': 'a:T' }),
    ).toBeUndefined()
  })
})

it('an element stays even when it is empty', () => {
  expect(element('a:all', [undefined])).toEqual({ name: 'a:all', attributes: {}, content: [] })
})
