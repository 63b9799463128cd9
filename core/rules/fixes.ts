import type { AnyDocument } from '#core/dictionary/field.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import type { FixChange } from './rule.ts'

interface Fix {
  readonly label: string
  readonly changes: readonly FixChange[]
}

const text = (document: AnyDocument, field: string): string => {
  const value = document[field]
  return typeof value === 'string' ? value : ''
}

/** One-click repairs, by name; undefined where this document has none. */
export const fixes = {
  /** The GMN that belongs to the UDI-DI (decision D16). */
  'use-gmn': (document: AnyDocument): Fix | undefined => {
    const gmn = generateGmnFromUdiDi(text(document, 'udiDi'))
    if (!gmn.valid) return undefined
    return { label: 'Use GMN', changes: [{ field: 'basicUdiDi', value: gmn.value }] }
  },
  'leave-empty-market': (): Fix => ({
    label: 'Remove the countries',
    changes: [{ field: 'marketAvailability', value: null }],
  }),
} as const satisfies Record<string, (document: AnyDocument) => Fix | undefined>

export type FixName = keyof typeof fixes
