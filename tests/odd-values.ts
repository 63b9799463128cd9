import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'

/** Values nobody would think of. */

export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\uD800',
    '\uDC00x',
    '__proto__',
    '1e999',
    '-0',
    'NaN',
    'null',
    '０１',
    '\u202E',
    '😀'.repeat(130),
  ),
  fc.constantFrom(
    "'; drop table users; --",
    '%',
    '\\',
    '{}',
    '[]',
    '2026-02-30',
    '99999999999999999999',
    'x'.repeat(5000),
  ),
)
export const oddNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, Number.MIN_VALUE, -0),
)
export const odd = fc.letrec<{ any: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null)),
  any: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('country', 'text', 'language', 'constructor', '0', ''), oddText),
      tie('any'),
      { maxKeys: 4 },
    ),
  ),
})).any

/** Some fields of the endpoint's own, odd or good, and some that are not. */
export function bodyOf(
  each: Endpoint,
  good: () => Record<string, unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = each.body instanceof z.ZodObject ? Object.keys(each.body.shape) : ['a']
  const changes = fc.dictionary(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fields) }, oddText),
    odd,
    { maxKeys: 5 },
  )
  return fc.tuple(changes, fc.boolean()).map(([changed, whole]) => ({ ...(whole ? good() : {}), ...changed }))
}
