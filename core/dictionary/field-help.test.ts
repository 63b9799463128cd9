import { describe, expect, it } from 'vitest'
import type { Field } from './field.ts'
import { masterFields } from './master/index.ts'
import { submissionFields } from './submission/index.ts'

/** A field that only one regulator asks for has its help in the market’s regulator fields. */
const fields: readonly [string, Field][] = [
  ...Object.entries(masterFields).map(([id, field]): [string, Field] => [`master ${id}`, field]),
  ...Object.entries<Field>(submissionFields)
    .filter(([, { help }]) => help !== undefined)
    .map(([id, field]): [string, Field] => [`submission ${id}`, field]),
]

describe('the help of a field', () => {
  it.each(fields)('says what is meant, in sentences short enough to stand below it: %s', (_, { help }) => {
    expect(help).toMatch(/^[A-Z][^\n]{10,238}[.?)]$/)
  })
})
