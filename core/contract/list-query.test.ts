import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'

/** What no list of the contract takes, as a query comes from an address: text, repeated or not. */
const refused: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  { unknown: '1' },
  JSON.parse('{"__proto__":"1"}'),
  { constructor: '1' },
  { 'limit[]': '1' },
  ...['0', '1001', 'abc', '', '1e1', '0x10', '1.5', '99999999999999999999', '-1', ['1', '2']].map(
    (limit) => ({ limit }),
  ),
  ...['', '-1', '1e99'].map((offset) => ({ offset })),
  ...['nothing', '--updatedAt', '__proto__', ['createdAt', '-createdAt']].map((sort) => ({ sort })),
  ...['\0', 'a'.repeat(201), ['a', 'b']].map((search) => ({ search })),
  ...['nothing', 'id,', ['id', 'nothing']].map((fields) => ({ fields })),
]

const all: readonly Endpoint[] = Object.values(contract).flatMap((api) => Object.values(api))
const lists = all.filter(({ list }) => list).map((each) => [each.path, each.query as z.ZodType] as const)

describe.each(lists)('the query of %s', (_, query) => {
  it('refuses what no list takes', () => {
    expect(refused.filter((asked) => query.safeParse(asked).success)).toEqual([])
  })

  it('takes paging, sorting, searching and a choice of properties', () => {
    const asked = { limit: '1000', offset: '10000000', sort: '-id', search: 'ﬀß %_\\', fields: ['id'] }
    expect(query.safeParse(asked)).toMatchObject({ success: true, data: { limit: 1000, sort: '-id' } })
  })
})
